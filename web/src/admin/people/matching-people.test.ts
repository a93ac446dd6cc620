import { UserSchema } from '@quire/model/entities/user';
import { expect, test } from 'vitest';
import { grantsInWords } from './grants-in-words.ts';
import { matchingPeople } from './matching-people.ts';

const user = (uid: string, displayName: string, ...roles: readonly string[]) => ({
  ...UserSchema.parse({
    ...{ email: `${uid}@example.org`, displayName, roles },
    grants: { editor: ['CES', 'QPH'], guestEditor: ['CES~2027-s1'] },
    updatedAt: '2026-01-01T00:00:00Z',
  }),
  uid,
});
const JOAO = user('joao', 'João Álvares', 'editor', 'reader');
const MAREN = user('maren', 'Maren Holt', 'guestEditor', 'author');
const found = (words: string, role: 'editor' | null = null) =>
  matchingPeople([JOAO, MAREN], { role, words }).map(({ uid }) => uid);

test('finds people by words of their name or address, accents aside', () => {
  expect(found('')).toEqual(['joao', 'maren']);
  expect(found('alvares joao')).toEqual(['joao']);
  expect(found('MAREN@')).toEqual(['maren']);
  expect(found('holt joao')).toEqual([]);
});

test('finds people by a role', () => {
  expect(found('', 'editor')).toEqual(['joao']);
});

test('lists a person’s roles, without the role that everyone has', () => {
  expect(grantsInWords(JOAO)).toEqual([{ role: 'editor', words: 'Editor: CES and QPH' }]);
  expect(grantsInWords(MAREN).map(({ words }) => words)).toEqual(['Guest editor: CES 2027-s1']);
});
