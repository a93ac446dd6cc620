import { claimsInJournals } from '@quire/model/grants';
import { claimsOf } from '@quire/model/roles';
import { expect, test } from 'vitest';
import { commandsFor, findCommands } from './find-commands.ts';

const labelsOf = (role: string, typed = '') =>
  commandsFor(
    findCommands(claimsInJournals(claimsOf({ roles: [role] }).roles, ['CES'])),
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
