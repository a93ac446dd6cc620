import { claimsInJournals } from '@quire/model/grants';
import { claimsOf } from '@quire/model/roles';
import { expect, test } from 'vitest';
import { commandsFor, findCommands } from './find-commands.ts';

const labelsOf = (role: string, typed = '', journals: readonly string[] = []) =>
  commandsFor(
    findCommands(claimsInJournals(claimsOf({ roles: [role] }).roles, ['CES']), journals),
    typed,
  ).map(({ label }) => label);

test('offers the pages that a person may open, and the records they may create', () => {
  expect(labelsOf('editor')).toEqual(expect.arrayContaining(['Submissions', 'Add a reviewer']));
  expect(labelsOf('editor')).not.toContain('Create a journal');
  expect(labelsOf('finance')).not.toContain('Submissions');
  expect(labelsOf('admin')).toContain('Create a journal');
});

test('finds a page by the first letters of its words and of its group', () => {
  expect(labelsOf('admin', 'sub perm')).toEqual(['Permissions']);
  expect(labelsOf('admin', 'create jour')).toEqual(['Create a journal']);
  expect(labelsOf('admin', 'zebra')).toEqual([]);
});

test('offers to begin an article in each journal, and all of them once something is typed', () => {
  expect(labelsOf('editor', '', ['CES'])).toContain('Start an article in CES');
  expect(labelsOf('admin', '', ['CES', 'QPH'])).not.toContain('Start an article in CES');
  expect(labelsOf('admin', 'start art', ['CES', 'QPH'])).toEqual([
    'Start an article in CES',
    'Start an article in QPH',
  ]);
  expect(labelsOf('finance', 'article')).toEqual([]);
});

test('offers common actions to those who may do them', () => {
  expect(labelsOf('editor', 'invite')).toContain('Invite a person to a role');
  expect(labelsOf('content', 'invite')).not.toContain('Invite a person to a role');
  expect(labelsOf('finance', 'write')).toEqual(['Write an invoice', 'Write a quotation']);
  expect(labelsOf('editor', 'invoice')).not.toContain('Write an invoice');
  expect(labelsOf('admin', 'rebuild')).toContain('Rebuild');
  expect(labelsOf('editor', 'rebuild')).toEqual([]);
});

test('leads to the parts of settings and to templates of mails once something is typed', () => {
  expect(labelsOf('admin')).not.toContain('Two-step sign-in');
  const [found] = commandsFor(findCommands(claimsInJournals(['admin'], []), []), 'two-step');
  expect(found?.path).toBe('/admin/dashboard/settings#section-two-step-sign-in');
  const templates = commandsFor(findCommands(claimsInJournals(['admin'], []), []), 'templ editors');
  expect(templates.map(({ path }) => path)).toContain(
    '/admin/dashboard/templates?record=editor%2Fnew-submission',
  );
  expect(labelsOf('editor', 'two-step')).toEqual([]);
});
