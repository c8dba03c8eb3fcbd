import { expect, test } from 'vitest';
import { aboutDie, aboutPlace } from './questions';
import type { Components } from './types';

const printed = { yellow: { rows: [[3, 6], [0, 3]] } } as unknown as Components; // prettier-ignore

test('a grey die is asked about where it would go first', () => {
	expect(aboutDie('green', 2, 'choose', printed)).toEqual({ take: 'green', as: 'green' });
	expect(aboutDie('yellow', 6, 'pick', printed)).toEqual({ take: 'yellow', as: 'yellow', box: [1, 2] });
	expect(aboutDie('white', 6, 'extra', printed)).toEqual({ extra: 'white', as: 'purple' });
});

test('a grey place is asked about with what would go there', () => {
	expect(aboutPlace('yellow:2,1', 'choose', 'white')).toEqual({ take: 'white', as: 'yellow', box: [2, 1] });
	expect(aboutPlace('blue:7', 'choose', null)).toEqual({ take: 'blue', as: 'blue' });
	expect(aboutPlace('purple', 'extra', null)).toEqual({ extra: 'purple', as: 'purple' });
	expect(aboutPlace('blue:7', 'bonus', null)).toEqual({ bonus: 'blue', box: 7 });
	expect(aboutPlace('green', 'bonus', null)).toEqual({ bonus: 'green' });
});
