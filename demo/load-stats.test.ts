import { STATS } from '@quire/model/collections';
import { addDays, NO_STAT_DAY, StatMonthSchema } from '@quire/model/entities/stat';
import { expect, it } from 'vitest';
import { NOW, startTestPress } from '../functions/src/testing/test-press.ts';
import { loadStats } from './load-stats.ts';

it('gives the press and each journal two years of figures, once', async () => {
  const press = await startTestPress();
  await press.db.doc('publishedArticles/CES~a').set({ journal: 'CES', published: '2026-01-12' });
  const all = async () => {
    const found = await press.db.collection(STATS).get();
    const months = found.docs.filter(({ id }) => !id.endsWith('~years'));
    return months.map((each) => [each.id, StatMonthSchema.parse(each.data())] as const);
  };
  await loadStats(press, ['CES', 'MSP']);
  const stats = new Map(await all());
  const sumOf = (scope: string) =>
    [...stats.values()]
      .filter((month) => month.scope === scope)
      .flatMap(({ days }) => Object.values(days))
      .reduce(addDays, NO_STAT_DAY);
  // The press counts what its journals have together.
  expect(sumOf('press').views).toBe(sumOf('CES').views + sumOf('MSP').views);
  expect(sumOf('CES').published).toBe(1);
  expect(Object.keys(sumOf('press').decisions).length).toBeGreaterThan(2);
  // Three scopes, 24 months.
  expect(stats.size).toBeGreaterThanOrEqual(72);
  // Yesterday was summed by the press itself.
  expect(stats.get('press~2026-05')?.days['31']).toBeDefined();

  await loadStats({ ...press, now: () => new Date(NOW.getTime() + 1_000) }, ['CES', 'MSP']);
  expect((await all()).length).toBe(stats.size);
  await press.close();
});
