import { AuthorSchema } from '@quire/model/entities/article';
import { expect, it } from 'vitest';
import { isAuthor } from './is-author.ts';

const AUTHORS = [
  AuthorSchema.parse({ given: 'Søren', family: 'Lindqvist', orcid: '0000-0002-1825-0097' }),
  AuthorSchema.parse({ given: 'Ada', family: 'Okafor', email: 'ada@example.org' }),
  AuthorSchema.parse({ collective: 'Rosa Vale' }),
];

it.each([
  ['the same iD under another name', { name: 'S. L.', orcid: '0000-0002-1825-0097' }, true],
  [
    'another iD under the same name',
    { name: 'Søren Lindqvist', orcid: '0000-0001-5109-3700' },
    false,
  ],
  ['the same name, spelt plainly', { name: 'soren lindqvist' }, true],
  ['the same address', { name: 'A. O.', email: 'Ada@example.org' }, true],
  ['another name', { name: 'Ada Okafor-Holt' }, false],
  ['a group of that name', { name: 'Rosa Vale' }, false],
  ['nobody', { name: '' }, false],
])('recognises %s', (_, person, isOne) => {
  expect(isAuthor(person, AUTHORS)).toBe(isOne);
});
