import { expect, it } from 'vitest';
import { authorChanges, namesAndAddresses } from './author-changes.ts';

const named = (...names: string[]) =>
  namesAndAddresses(names.map((given) => ({ given, family: '', email: `${given}@x.example` })));

it('finds nothing if the list is the same', () => {
  expect(authorChanges(named('Ada', 'Ben'), named('Ada', 'Ben'))).toEqual({
    ...{ added: [], removed: [], isReordered: false },
  });
});

it('names added and removed authors', () => {
  expect(authorChanges(named('Ada', 'Ben'), named('Ada', 'Cy', 'Di'))).toEqual({
    ...{ added: ['Cy', 'Di'], removed: ['Ben'], isReordered: false },
  });
});

it('distinguishes a changed order from a new author in a position', () => {
  expect(authorChanges(named('Ada', 'Ben'), named('Ben', 'Ada')).isReordered).toBe(true);
  expect(authorChanges(named('Ada', 'Ben'), named('Cy', 'Ada', 'Ben')).isReordered).toBe(false);
});

it('recognises a person with a corrected name or a new address', () => {
  const first = [{ name: 'Zoe Bronte', email: 'zoe@x.example' }];
  for (const now of [
    { name: 'Zoë Brontë-Lee', email: 'zoe@x.example' },
    { name: 'Zoë Bronte', email: 'z.bronte@y.example' },
  ]) {
    expect(authorChanges(first, [now])).toMatchObject({ added: [], removed: [] });
  }
});
