/** Hundredths of a percent as they are typed: `1250` is `12.5`. What is no number stays as it was typed. */
export function inPercent(value: unknown): string {
  if (typeof value === 'number') return String(value / 100);
  return typeof value === 'string' ? value : '';
}

/** What was typed (`12.5`) in hundredths of a percent; empty: nothing; what is none stays text. */
export function basisPoints(typed: string): number | string | undefined {
  const text = typed.trim().replace(/%$/, '').trim();
  if (text === '') return undefined;
  const [, whole = '', part = ''] = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(text) ?? [];
  return whole === '' ? text : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
