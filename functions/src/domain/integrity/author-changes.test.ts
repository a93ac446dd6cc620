import { expect, it } from 'vitest';
import { authorChanges, namesAndAddresses } from './author-changes.ts';

const named = (...names: string[]) =>
  namesAndAddresses(names.map((given) => ({ given, family: '', email: `${given}@x.example` })));

it('finds nothing where the list is the same', () => {
  expect(authorChanges(named('Ada', 'Ben'), named('Ada', 'Ben'))).toEqual({
    ...{ added: [], removed: [], isReordered: false },
  });
});

it('names who was added and who was taken out', () => {
  expect(authorChanges(named('Ada', 'Ben'), named('Ada', 'Cy', 'Di'))).toEqual({
    ...{ added: ['Cy', 'Di'], removed: ['Ben'], isReordered: false },
  });
});

it('tells a changed order from a place that somebody new took', () => {
  expect(authorChanges(named('Ada', 'Ben'), named('Ben', 'Ada')).isReordered).toBe(true);
  expect(authorChanges(named('Ada', 'Ben'), named('Cy', 'Ada', 'Ben')).isReordered).toBe(false);
});

it('takes a corrected name or a new address for the same person', () => {
  const first = [{ name: 'Zoe Bronte', email: 'zoe@x.example' }];
  for (const now of [
    { name: 'Zoë Brontë-Lee', email: 'zoe@x.example' },
    { name: 'Zoë Bronte', email: 'z.bronte@y.example' },
  ]) {
    expect(authorChanges(first, [now])).toMatchObject({ added: [], removed: [] });
  }
});
