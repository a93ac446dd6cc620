/** Dates as authors write them. */

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

function monthOf(word: string): number | null {
  const at = MONTHS.findIndex((month) => word.length >= 3 && month.startsWith(word.toLowerCase()));
  return at < 0 ? null : at + 1;
}

const iso = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1600 && year <= 2200 ? date.toISOString().slice(0, 10) : null;
};

/**
 * `2020-09-15`, `15 September 2020`, `18. December 2020`, `06 March, 2026`, `March 6, 2026`, and
 * `September 2020` (the first of the month, `exact: false`). Null for anything else.
 */
export function readDate(value: unknown): { date: string; exact: boolean } | null {
  if (value instanceof Date) {
    const valid = !Number.isNaN(value.getTime());
    return valid ? { date: value.toISOString().slice(0, 10), exact: true } : null;
  }
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const numeric = /^(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2}))?/.exec(text);
  if (numeric) {
    const day = numeric[3];
    const date = iso(Number(numeric[1]), Number(numeric[2]), Number(day ?? 1));
    return date === null ? null : { date, exact: day !== undefined };
  }
  const words =
    /^(?:(\d{1,2})(?:st|nd|rd|th|\.)?\s+)?([A-Za-z]{3,9})\.?,?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,\s*)?(\d{4})$/.exec(
      text,
    );
  const month = words?.[2] ? monthOf(words[2]) : null;
  if (!words || month === null) return null;
  const day = words[1] ?? words[3];
  const date = iso(Number(words[4]), month, Number(day ?? 1));
  return date === null ? null : { date, exact: day !== undefined };
}
