"""Strategies for forms that are nearly right: any JSON, and a valid one with a part changed."""

from typing import Any

from hypothesis import strategies as st

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def changed_json(draw: st.DrawFn, form: Any) -> Any:
    """The form with one part, at any depth, replaced, removed, repeated or added."""
    if isinstance(form, dict) and form and draw(st.integers(0, 4)):
        key = draw(st.sampled_from(sorted(form)))
        return form | {key: draw(changed_json(form[key]))}
    if isinstance(form, list) and form and draw(st.integers(0, 4)):
        at = draw(st.integers(0, len(form) - 1))
        return [*form[:at], draw(changed_json(form[at])), *form[at + 1 :]]
    how = draw(st.integers(0, 3))
    if how == 0 and isinstance(form, dict) and form:
        without = draw(st.sampled_from(sorted(form)))
        return {key: value for key, value in form.items() if key != without}
    if how == 1 and isinstance(form, dict):
        return form | {draw(st.text(max_size=8)): draw(anything)}
    if how == 0 and isinstance(form, list) and form:
        return form[:-1]
    if how == 1 and isinstance(form, list):
        return [*form, *form, draw(anything)]
    if how == 2 and isinstance(form, int):
        return draw(st.integers(-3, 20) | st.sampled_from([form + 1, form - 1, float(form), 2**63, -(2**70)]))
    return draw(anything)


@st.composite
def changed_text(draw: st.DrawFn, text: str) -> str:
    """The text with a few places changed, cut, or repeated."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        to = draw(st.integers(at, min(len(text), at + 4)))
        put = st.text(max_size=3) | st.text("0123456789xXrf.-/, WYBGOP?_[]>²٣", max_size=3) | st.just("9" * 5000)
        text = text[:at] + draw(put) + text[to:]
    return text
