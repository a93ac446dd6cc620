/** How far a pane is scrolled, how far it can be, and how much of it is in sight. */
interface Scrolled {
  readonly top: number;
  readonly most: number;
  readonly height: number;
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Where the other pane goes: to the same line, but within the first and the last screen it is drawn to its own
 * ends, so that what only one of the panes has (a title, references) is reached without a jump.
 *
 * @param aligned where the other pane shows the same line at its upper edge
 * @param otherMost how far the other pane can be scrolled
 */
export function followedTop(leader: Scrolled, aligned: number, otherMost: number): number {
  const { top, most, height } = leader;
  if (most <= 0) return 0;
  const edge = Math.max(1, Math.min(height, most / 2));
  const begun = between(0, top / edge, 1);
  const ending = between(0, (top - (most - edge)) / edge, 1);
  const inside = between(0, aligned, otherMost) * begun;
  return inside + (otherMost - inside) * ending;
}

/** The line at a height, and its fraction: `12.5` is halfway from line 12 to the next one that is marked. */
export function lineAt(
  height: number,
  lines: readonly number[],
  topOf: (index: number) => number,
): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOf(middle) <= height) low = middle + 1;
    else high = middle;
  }
  const at = low - 1;
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined) return lines[0] ?? 1;
  if (next === undefined) return line;
  const [from, to] = [topOf(at), topOf(at + 1)];
  return to > from ? line + ((height - from) / (to - from)) * (next - line) : line;
}

/** The height of a line, between the two that are marked around it. */
export function heightAt(
  line: number,
  lines: readonly number[],
  topOf: (index: number) => number,
): number {
  const after = lines.findIndex((each) => each > line);
  const at = after < 0 ? lines.length - 1 : after - 1;
  const [before, next] = [lines[at], lines[at + 1]];
  if (before === undefined) return lines.length > 0 ? topOf(0) : 0;
  if (next === undefined) return topOf(at);
  const [from, to] = [topOf(at), topOf(at + 1)];
  return from + ((line - before) / (next - before)) * (to - from);
}
