import { diff } from '@codemirror/merge';

interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Each line as one character, so that comparing characters compares lines. */
class Lines {
  readonly #codes = new Map<string, string>();

  encode(lines: readonly string[]): string {
    return lines.map((line) => this.#codeOf(line)).join('');
  }

  /** Surrogates are not characters, so they are left out. */
  #codeOf(line: string): string {
    const known = this.#codes.get(line);
    if (known !== undefined) return known;
    const next = this.#codes.size + 0x100;
    const code = String.fromCharCode(next < 0xd800 ? next : next + 0x800);
    this.#codes.set(line, code);
    return code;
  }

  get tooMany(): boolean {
    return this.#codes.size > 0xf000;
  }
}

function hunks(base: string, changed: string, lines: readonly string[]): Hunk[] {
  return diff(base, changed).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    lines: lines.slice(fromB, toB),
  }));
}

const isAlike = (a: Hunk, b: Hunk) =>
  a.from === b.from && a.to === b.to && a.lines.join('\n') === b.lines.join('\n');
/** Lines that both have changed, or that are adjacent. */
const touch = (a: Hunk, b: Hunk) => a.from <= b.to && b.from <= a.to;

/**
 * Merges two people's changes of one text; null if both have changed the same lines in different ways.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const [from, ours, others] = [base, mine, theirs].map((text) => text.split('\n'));
  if (!from || !ours || !others) return null;
  const lines = new Lines();
  const [code, ourCode, otherCode] = [lines.encode(from), lines.encode(ours), lines.encode(others)];
  if (lines.tooMany) return null;
  const [left, right] = [hunks(code, ourCode, ours), hunks(code, otherCode, others)];
  const clash = left.some((a) => right.some((b) => touch(a, b) && !isAlike(a, b)));
  if (clash) return null;
  const all = [...left, ...right.filter((b) => !left.some((a) => isAlike(a, b)))];
  all.sort((a, b) => b.from - a.from || b.to - a.to);
  const merged = [...from];
  for (const hunk of all) merged.splice(hunk.from, hunk.to - hunk.from, ...hunk.lines);
  return merged.join('\n');
}
