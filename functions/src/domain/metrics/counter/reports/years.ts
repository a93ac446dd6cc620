/** Whether a year is in one of some ranges, as filters name them: `2026`, `2020-2025`. */
export function isInYears(year: string, ranges: readonly string[]): boolean {
  return ranges.some((range) => {
    const [from = '', to = from] = range.split('-');
    return year >= from && year <= to;
  });
}
