import { expect } from 'vitest';
import type { Tab } from '../../../chromium/tab.ts';
import type { AdminWrites } from './admin-writes.ts';
import type { PageClient } from './page-client.ts';
import { synced } from './synced.ts';

/**
 * Another client writes while each of `losing` takes the connection away; checks that the page's
 * listener received every change once and in order.
 */
export async function expectExact(
  tab: Tab<PageClient>,
  admin: AdminWrites,
  losing: readonly (() => Promise<void>)[],
): Promise<void> {
  await admin.put({ kept: 0 });
  await tab.run(({ watch }) => watch());
  expect(await synced(tab, 'kept0')).toBe('kept0');
  let added = '';
  for (const [i, lose] of losing.entries()) {
    const isIn = i % 2 === 0;
    await admin.put({ count: i + 1, flips: isIn ? 1000 : null });
    await lose();
    await admin.put({ [`new${i}`]: 100 + i });
    added += ` new${i}${100 + i}`;
    const docs = `kept0 count${i + 1}${added}${isIn ? ' flips1000' : ''}`;
    expect(await synced(tab, docs)).toBe(docs);
  }
  const changes = await tab.run(({ log }) => log().seen.flatMap((one) => one.changes));
  const of = (id: string) => changes.filter((change) => change.slice(1).startsWith(id));
  expect(of('kept')).toEqual(['+kept0']);
  // What comes and goes in between is reported both times or not at all.
  expect(of('away').join(' ')).toMatch(/^(\+away2000 -away2000 ?)*$/);
  expect(of('away').length).toBeLessThanOrEqual(2 * losing.length);
  expect(of('count')).toEqual(losing.map((_, i) => `${i === 0 ? '+' : '~'}count${i + 1}`));
  expect(of('flips')).toEqual(losing.map((_, i) => `${i % 2 === 0 ? '+' : '-'}flips1000`));
  expect(of('new')).toEqual(losing.map((_, i) => `+new${i}${100 + i}`));
}
