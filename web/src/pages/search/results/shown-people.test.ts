import { HIGHLIGHT_BEGIN, HIGHLIGHT_END } from '@quire/model/search/highlight-parts';
import { expect, it } from 'vitest';
import { shownPeople } from './shown-people.ts';

const names = Array.from({ length: 12 }, (_, number) => `Author ${number}`);
const keys = names.map((_, number) => (number === 1 ? '' : `n-${number}`));

it('gives each name the key of its own page, and none where there is none', () => {
  const { people, more } = shownPeople(names.slice(0, 3), keys);
  expect(people.map(({ key }) => key)).toEqual(['n-0', undefined, 'n-2']);
  expect(more).toBe(0);
});

it('shows whoever was looked for beyond the first six, with their key', () => {
  const marked = names.map((name, at) =>
    at === 9 ? `${HIGHLIGHT_BEGIN}${name}${HIGHLIGHT_END}` : name,
  );
  const { people, more } = shownPeople(marked, keys);
  expect(people).toHaveLength(7);
  expect(people.at(-1)).toEqual({ name: marked[9], key: 'n-9' });
  expect(more).toBe(5);
});

it('names people without links where an index of an earlier version has no keys', () => {
  expect(shownPeople(['Jana Müller'], []).people).toEqual([
    { name: 'Jana Müller', key: undefined },
  ]);
});
