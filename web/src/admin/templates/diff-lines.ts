export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/**
 * Compares two texts line by line by their longest common subsequence. Its time grows with the product
 * of the numbers of lines, which is fine for mails.
 */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const old = before.split('\n');
  const now = after.split('\n');
  // common[i][j]: the number of lines in common from line i of one and line j of the other.
  const common = old.map(() => now.map(() => 0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (!row) continue;
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [one, other] = [old[i], now[j]];
    if (one !== undefined && one === other) {
      lines.push({ kind: 'same', text: one });
      [i, j] = [i + 1, j + 1];
    } else if (one !== undefined && (other === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'gone', text: one });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: other ?? '' });
      j += 1;
    }
  }
  return lines;
}
