import { expect, it } from 'vitest';
import { fields } from '../testing/values.ts';
import { fromFirestore } from './from-firestore.ts';
import { LazyFields } from './lazy-fields.ts';
import { string } from './rules-value.ts';

it('is the map that would be made at once, each value made once', () => {
  const made: string[] = [];
  const lazy = new LazyFields(fields({ b: 'x', a: 'y' }), (value) => {
    made.push(value.kind === 'string' ? value.value : value.kind);
    return fromFirestore(value);
  });
  expect([lazy.size, lazy.has('a'), lazy.has('c'), [...lazy.keys()]]).toEqual([
    2,
    true,
    false,
    ['b', 'a'],
  ]);
  expect(made).toEqual([]);
  expect([lazy.get('a'), lazy.get('a'), lazy.get('c')]).toEqual([
    string('y'),
    string('y'),
    undefined,
  ]);
  expect(made).toEqual(['y']);
  const whole = new Map([
    ['b', string('x')],
    ['a', string('y')],
  ]);
  expect([...lazy]).toEqual([...whole]);
  expect([...lazy.values()]).toEqual([...whole.values()]);
  const seen = new Map();
  lazy.forEach((value, name) => {
    seen.set(name, value);
  });
  expect(seen).toEqual(whole);
  expect(made).toEqual(['y', 'x']);
});
