import { StatYearsSchema, YEAR_FIGURES } from '@quire/model/entities/stat-years';
import { expect, it } from 'vitest';
import { yearRows } from './save-figures.ts';

it('writes years with units, empty cells where nothing is known, and when counting began', () => {
  const figures = Object.fromEntries(YEAR_FIGURES.map((key) => [key, { value: null }]));
  const period = { from: '2026-01-01', to: '2026-03-10' };
  const known = { ...figures, acceptanceRate: { value: 25.5, since: '2026-02-01' } };
  const years = StatYearsSchema.parse({
    ...{ scope: 'CES', until: '2026-03-10', mostRead: [], updatedAt: '2026-03-11T05:00:00Z' },
    periods: [known, figures, figures].map((each) => ({ ...period, figures: each })),
  });
  const { head, rows } = yearRows(years);
  expect(head.slice(0, 3)).toEqual(['figure', '2026-01-01 to 2026-03-10', 'counted since']);
  expect(rows.find(([label]) => label === 'Acceptance rate (%)')?.slice(0, 5)).toEqual([
    ...['Acceptance rate (%)', 25.5, '2026-02-01', null, ''],
  ]);
});
