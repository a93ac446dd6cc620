import { describe, expect, it } from 'vitest';
import { readDate } from './read-date.ts';

describe('readDate', () => {
  it.each([
    ['2020-09-15', '2020-09-15'],
    ['2020/9/5', '2020-09-05'],
    ['15 September 2020', '2020-09-15'],
    ['18. December 2020', '2020-12-18'],
    ['06 March, 2026', '2026-03-06'],
    ['7 Mar 2024', '2024-03-07'],
    ['March 6, 2026', '2026-03-06'],
    ['1st May 2021', '2021-05-01'],
  ])('reads %s', (text, date) => {
    expect(readDate(text)).toEqual({ date, exact: true });
  });

  it('reads a date that YAML has read', () => {
    expect(readDate(new Date('2025-04-10'))).toEqual({ date: '2025-04-10', exact: true });
  });

  it('reports that a month has no day', () => {
    expect(readDate('June 2023')).toEqual({ date: '2023-06-01', exact: false });
    expect(readDate('2023-06')).toEqual({ date: '2023-06-01', exact: false });
  });

  it.each(['XXX', '', 'today', '31 February 2020', '2020-13-01', '`r format(Sys.time())`', null])(
    'refuses %j',
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );
});
