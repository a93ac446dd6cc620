/** The target of a figure: at most or at least this much, or this many times the plain file's. */
export type Target =
  | { readonly most: number }
  | { readonly least: number }
  | { readonly times: number };

/** Three digits that tell something. */
const shown = (value: number, unit: string) => {
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 4;
  return `${value.toFixed(digits)} ${unit}`.trimEnd();
};

/** The head of a table of figures, with those of the baseline. */
export function head(title: string, plain = 'plain file'): void {
  const columns = ['Quire', plain, 'ratio', 'target'].map((name) => name.padStart(12));
  console.log(`\n${title.padEnd(50)}${columns.join('')}`);
}

/** One figure, beside the plain file's and what it is to be. Says whether it is that; never fails. */
export function line(
  what: string,
  ours: number,
  plain: number | null,
  unit: string,
  target?: Target,
): void {
  const ratio = plain === null || plain === 0 ? null : ours / plain;
  const cells = [
    shown(ours, unit),
    plain === null ? '' : shown(plain, unit),
    ratio === null ? '' : `× ${ratio.toFixed(2)}`,
    target ? said(target, ours, ratio, unit) : '',
  ];
  console.log(`  ${what.padEnd(48)}${cells.map((cell) => cell.padStart(12)).join('')}`);
}

function said(target: Target, ours: number, ratio: number | null, unit: string): string {
  if ('times' in target) {
    return `≤ × ${target.times} ${ratio !== null && ratio <= target.times ? '✓' : '✗'}`;
  }
  const [sign, goal, isMet] =
    'most' in target
      ? ['≤', target.most, ours <= target.most]
      : ['≥', target.least, ours >= target.least];
  return `${sign} ${`${goal} ${unit}`.trimEnd()} ${isMet ? '✓' : '✗'}`;
}
