import { describe, expect, it } from 'vitest';
import { ACTIONS, type Action, can, claimsOf, isStaff, ROLES } from './roles.ts';

const person = (...roles: string[]) => ({
  uid: 'u1',
  claims: claimsOf({ roles, journals: ['CES'] }),
});

describe('the role matrix', () => {
  it('reads as this table', () => {
    const row = (role: string) =>
      ACTIONS.filter((action) => can(person(role), action, { journal: 'CES' })).join(' ');
    expect(Object.fromEntries(ROLES.map((role) => [role, row(role)]))).toMatchInlineSnapshot(`
      {
        "admin": "article.read article.edit article.publish journal.edit press.edit user.grant user.read mail.read content.edit submission.read submission.handle submission.produce submission.settle profile.read audit.read",
        "author": "",
        "content": "content.edit",
        "editor": "article.read article.edit article.publish journal.edit user.grant content.edit submission.read submission.handle submission.decide submission.produce",
        "finance": "submission.settle",
        "production": "article.read article.edit",
        "reader": "",
        "reviewer": "",
      }
    `);
  });

  it('ends at the journals in the claims', () =>
    expect(can(person('editor'), 'article.edit', { journal: 'QPH' })).toBe(false));

  it.each<Action>(['article.edit', 'article.publish'])(
    'takes %s from the authors of an item',
    (action) =>
      expect(can(person('admin'), action, { journal: 'CES', authorUids: ['u1'] })).toBe(false),
  );

  it('counts unexpected claims as no right', () => {
    expect(claimsOf({ roles: 'admin', journals: [1] })).toEqual({ roles: [], journals: [] });
    expect(claimsOf({ roles: ['root'] }).roles).toEqual([]);
  });

  it('knows who has business in the dashboard', () => {
    expect(isStaff(person('author').claims)).toBe(false);
    expect(isStaff(person('production').claims)).toBe(true);
  });
});
