import { claimsInJournals } from '@quire/model/grants';
import { claimsOf } from '@quire/model/roles';
import { expect, test } from 'vitest';
import { commandsFor, findCommands } from './find-commands.ts';

const labelsOf = (role: string, typed = '') =>
  commandsFor(
    findCommands(claimsInJournals(claimsOf({ roles: [role] }).roles, ['CES'])),
    typed,
  ).map(({ label }) => label);

test('offers the pages that somebody may open, and what they may begin', () => {
  expect(labelsOf('editor')).toEqual(expect.arrayContaining(['Submissions', 'Add a reviewer']));
  expect(labelsOf('editor')).not.toContain('Begin a journal');
  expect(labelsOf('finance')).not.toContain('Submissions');
  expect(labelsOf('admin')).toContain('Begin a journal');
});

test('finds a page by the beginnings of its words and of its group', () => {
  expect(labelsOf('admin', 'sub perm')).toEqual(['Permissions']);
  expect(labelsOf('admin', 'begin jour')).toEqual(['Begin a journal']);
  expect(labelsOf('admin', 'zebra')).toEqual([]);
});
