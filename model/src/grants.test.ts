import { describe, expect, it } from 'vitest';
import {
  claimsInJournals,
  grantTexts,
  holds,
  inOrder,
  isScopeOf,
  journalsFor,
  journalsOf,
  lacks,
} from './grants.ts';
import { can, claimsOf } from './roles.ts';

const twoHats = claimsOf({
  roles: ['author', 'editor', 'production'],
  grants: { editor: ['CES'], production: ['QPH'], finance: ['MSP'] },
});

describe('a grant', () => {
  it('counts in its own scope and nowhere else', () => {
    const person = { uid: 'u1', claims: twoHats };
    expect(can(person, 'article.publish', { journal: 'CES' })).toBe(true);
    expect(can(person, 'article.publish', { journal: 'QPH' })).toBe(false);
    expect(can(person, 'article.edit', { journal: 'QPH' })).toBe(true);
    expect(holds(twoHats, 'editor', 'CES')).toBe(true);
    expect(holds(twoHats, 'editor', 'QPH')).toBe(false);
  });

  it('of a role that is not there is none', () => {
    const claims = { roles: [], grants: { editor: ['CES'] } };
    expect(holds(claims, 'editor', 'CES')).toBe(false);
    expect(can({ uid: 'u1', claims }, 'article.edit', { journal: 'CES' })).toBe(false);
    expect(inOrder(claims)).toEqual({ roles: [], grants: {} });
  });

  it('holds for each action in its journals', () => {
    expect(journalsFor(twoHats, 'article.read')).toEqual(['CES', 'QPH']);
    expect(journalsFor(twoHats, 'journal.edit')).toEqual(['CES']);
    expect(journalsOf(twoHats)).toEqual(['CES', 'QPH']);
  });

  it('takes scopes of its own kind', () => {
    expect(isScopeOf('editor', 'CES')).toBe(true);
    for (const scope of ['', 'CES~2027-s1', 'a/b', 'CES:x', 'CES~']) {
      expect([scope, isScopeOf('editor', scope)]).toEqual([scope, false]);
    }
    expect(isScopeOf('finance', 'CES')).toBe(false);
    expect(isScopeOf('guestEditor', 'CES~2027-s1')).toBe(true);
    for (const scope of ['CES', 'CES~2027:s1', 'CES~a~b', '~s1', 'CES~']) {
      expect([scope, isScopeOf('guestEditor', scope)]).toEqual([scope, false]);
    }
  });
});

it('is worth in each journal what a list of roles and one of journals were', () => {
  expect(claimsInJournals(['reader', 'production', 'editor', 'finance'], ['QPH', 'CES'])).toEqual({
    roles: ['editor', 'finance', 'production', 'reader'],
    grants: { editor: ['CES', 'QPH'], production: ['CES', 'QPH'] },
  });
  expect(claimsInJournals(['admin'], ['CES'])).toEqual({ roles: ['admin'], grants: {} });
});

it('is compared with others role by role and scope by scope', () => {
  const less = claimsOf({ roles: ['editor'], grants: { editor: ['CES'] } });
  expect(grantTexts(less)).toEqual(['editor', 'editor CES']);
  expect(lacks(less, twoHats)).toBe(true);
  expect(lacks(twoHats, less)).toBe(false);
});
