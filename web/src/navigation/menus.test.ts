import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { everyRoute as routes } from '../every-route.ts';
import { allJournals, journalsEntry, topEntries } from './menus.ts';
import { aboutMenu, feeds, footerMenu, servicesMenu } from './page-menus.ts';

const GROUPS = [aboutMenu(), ...servicesMenu(), ...footerMenu()];
const ENTRIES = [
  journalsEntry(),
  allJournals(),
  ...topEntries(),
  ...GROUPS.flatMap(({ entries }) => entries),
];

describe('the menus', () => {
  test.each([...new Set(ENTRIES.map(({ path }) => path))])('lead to a page: %s', async (path) => {
    const row = routes.find((each) => matchPath(each.path, path));
    const match = row && matchPath(row.path, path);
    expect(match).toBeTruthy();
    expect((await row?.check?.(match?.params ?? {})) ?? true).toBe(true);
  });

  test('name no page twice in one group', () => {
    for (const { label, entries } of GROUPS) {
      expect(new Set(entries.map(({ path }) => path)).size, label).toBe(entries.length);
    }
  });

  test('have their top entries in order', () => {
    const labels = [journalsEntry(), ...topEntries()].map(({ label }) => label.toLowerCase());
    expect(labels).toEqual(['journals', 'books', 'conference', 'services', 'about us', 'news']);
  });

  test('name feeds that are files', () => {
    for (const { path } of feeds()) expect(path).toMatch(/\/feed\.xml$/);
  });
});
