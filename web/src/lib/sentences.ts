import type { Messages, Parameter, Parameters } from './messages';

/** A form of the server — an effect or an action — as JSON. */
export type Form = Readonly<Record<string, unknown>>;

/**
 * The sentence of an effect: message `<game>-effect-<kind>`, its fields the parameters, `name` the player's name.
 * A field like `"from": ["row", 2]` gives two parameters, `from` and `from_at`.
 */
export function effectText(messages: Messages, game: string, effect: Form, names: readonly string[]): string {
	const fields = parameters(effect);
	if (typeof effect.seat === 'number') fields.name = names[effect.seat];
	return messages.text(`${game}-effect-${String(effect.kind)}`, fields);
}

/** What an action does, as a short line to choose from: message `<game>-action-<first key>`. */
export function actionText(messages: Messages, game: string, action: Form): string {
	return messages.text(`${game}-action-${Object.keys(action)[0]}`, parameters(action));
}

/** A word as a part of an id, where spaces aren't allowed: `high dice` is `high_dice`. */
export function identifier(word: string): string {
	return word.replace(/[^A-Za-z0-9]+/g, '_');
}

function parameters(form: Form): Parameters {
	const fields: Parameters = {};
	for (const [key, value] of Object.entries(form)) {
		if (Array.isArray(value) && typeof value[0] === 'string') {
			fields[key] = value[0];
			fields[`${key}_at`] = value.length === 2 ? (value[1] as Parameter) : (value.slice(1) as number[]);
		} else {
			fields[key] = value as Parameter;
		}
	}
	return fields;
}
