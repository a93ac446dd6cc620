import { describe, expect, it } from 'vitest';
import { claimsInJournals } from './grants.ts';
import { ACTIONS, type Action, can, claimsOf, isStaff, ROLES, type Subject } from './roles.ts';

const person = (...roles: string[]) => ({
  uid: 'u1',
  claims: claimsInJournals(claimsOf({ roles }).roles, ['CES']),
});

describe('the role matrix', () => {
  it('reads as this table', () => {
    const row = (role: string) =>
      ACTIONS.filter((action) => can(person(role), action, { journal: 'CES' })).join(' ');
    expect(Object.fromEntries(ROLES.map((role) => [role, row(role)]))).toMatchInlineSnapshot(`
      {
        "admin": "article.read article.edit article.publish journal.edit issue.edit press.edit user.grant user.read mail.read content.edit submission.read submission.handle submission.produce submission.settle invoice.read invoice.settle invoice.issue waiver.decide charge.edit profile.read audit.read review.read reviewer.edit stat.read tool.run",
        "author": "",
        "content": "issue.edit content.edit stat.read",
        "editor": "article.read article.edit article.publish journal.edit issue.edit user.grant user.read mail.read content.edit submission.read submission.handle submission.decide submission.produce waiver.decide review.read reviewer.edit stat.read",
        "finance": "submission.settle invoice.read invoice.settle invoice.issue waiver.decide charge.edit stat.read",
        "guestEditor": "",
        "production": "article.read article.edit",
        "reader": "",
        "recommendingEditor": "submission.read submission.handle review.read",
        "reviewer": "",
      }
    `);
  });

  it('ends at the special issues of guest editors', () => {
    const claims = claimsOf({ roles: ['guestEditor'], grants: { guestEditor: ['CES~s1'] } });
    const may = (subject: Subject) =>
      ACTIONS.filter((action) => can({ uid: 'u1', claims }, action, subject)).join(' ');
    const theirs = { journal: 'CES', specialIssue: 's1' };
    expect(may(theirs)).toBe('submission.read submission.handle review.read');
    expect(may({ ...theirs, authorUids: ['u1'] })).toBe('');
    expect(may({ ...theirs, specialIssue: 's2' })).toBe('');
    expect(may({ ...theirs, journal: 'QPH' })).toBe('');
    expect(may({ journal: 'CES' })).toBe('');
  });

  it('takes from recommending editors what a journal takes from its editors', () => {
    const claims = claimsOf({
      ...{ roles: ['recommendingEditor'], grants: { recommendingEditor: ['CES'] } },
    });
    const handles = (reach: 'assigned' | 'none', assigned: string[]) =>
      can({ uid: 'u1', claims }, 'submission.handle', {
        ...{ journal: 'CES', assigned, permissions: { editor: { 'submission.handle': reach } } },
      });
    expect(handles('assigned', ['u1'])).toBe(true);
    expect(handles('assigned', ['u2'])).toBe(false);
    expect(handles('none', ['u1'])).toBe(false);
  });

  it('ends at the journals in the claims', () =>
    expect(can(person('editor'), 'article.edit', { journal: 'QPH' })).toBe(false));

  it.each<Action>(['article.edit', 'article.publish'])(
    'takes %s from the authors of an item',
    (action) =>
      expect(can(person('admin'), action, { journal: 'CES', authorUids: ['u1'] })).toBe(false),
  );

  it('is narrowed by what a journal leaves to its staff, and never widened', () => {
    const may = (role: string, action: Action, reach: 'all' | 'assigned' | 'none', uids = ['u2']) =>
      can(person(role), action, {
        ...{ journal: 'CES', assigned: uids },
        permissions: { editor: { [action]: reach }, admin: { 'user.grant': 'none' } },
      });
    expect(may('editor', 'submission.decide', 'none')).toBe(false);
    expect(may('editor', 'submission.decide', 'assigned')).toBe(false);
    expect(may('editor', 'submission.decide', 'assigned', ['u1'])).toBe(true);
    expect(may('editor', 'press.edit', 'all')).toBe(false);
    expect(may('production', 'article.edit', 'none')).toBe(true);
  });

  it('leaves issues to editors as far as their journal', () => {
    const keeps = (role: string, reach: 'journals' | 'none') =>
      can(person(role), 'issue.edit', {
        ...{ journal: 'CES', permissions: { editor: { 'journal.edit': reach } } },
      });
    expect(keeps('editor', 'journals')).toBe(true);
    expect(keeps('editor', 'none')).toBe(false);
    expect(keeps('content', 'none')).toBe(true);
    expect(keeps('production', 'journals')).toBe(false);
  });

  it('counts unexpected claims as no right', () => {
    expect(claimsOf({ roles: 'admin', grants: [1] })).toEqual({ roles: [], grants: {} });
    expect(
      claimsOf({ roles: ['editor'], grants: { editor: [1, 'CES'], production: ['CES'] } }),
    ).toEqual({
      ...{ roles: ['editor'], grants: { editor: ['CES'] } },
    });
    expect(claimsOf({ roles: ['root'] }).roles).toEqual([]);
  });

  it('knows who has business in the dashboard', () => {
    expect(isStaff(person('author').claims)).toBe(false);
    expect(isStaff(person('production').claims)).toBe(true);
  });
});
