import { claimsInJournals } from '@quire/model/grants';
import { claimsOf } from '@quire/model/roles';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../editing/insert/commands.ts';
import { officeMenuFor } from './office-menu.ts';
import { shortcutsOf } from './shortcuts.ts';

const keysOf = (...roles: string[]) =>
  shortcutsOf(officeMenuFor(claimsInJournals(claimsOf({ roles }).roles, ['CES'])));

test('lists every key of the article editor, but only for people who edit articles', () => {
  const writing = keysOf('editor').find(({ label }) => label === 'In the article editor');
  const named = writing?.shortcuts.map(({ does }) => does) ?? [];
  expect(named).toEqual(expect.arrayContaining(COMMANDS.flat().map(({ name }) => name)));
  expect(writing?.shortcuts).toContainEqual({ keys: ['Ctrl+Alt+2'], does: 'Heading' });
  expect(keysOf('finance').map(({ label }) => label)).not.toContain('In the article editor');
});

test('gives no key two meanings in a group', () => {
  for (const { label, shortcuts } of keysOf('admin')) {
    const keys = shortcuts.map((each) => each.keys.join(' '));
    expect(new Set(keys).size, label).toBe(keys.length);
  }
});
