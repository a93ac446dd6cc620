export interface Heading {
  /** The first line is 1. */
  readonly line: number;
  readonly level: number;
  readonly text: string;
}

/** A line may be as long as its text: of a longer heading only the beginning is listed. */
const HEADING_MOST = 500;

/** Words of a heading without its markup and label. */
const bare = (text: string) =>
  text
    .slice(0, HEADING_MOST)
    .replace(/\s*\\label\{[^}]*\}/g, '')
    .replace(/\s*\{#?[^}]*\}\s*$/, '')
    .replace(/\s+#+\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .trim();

/** The headings of a Markdown text, in its order. What stands in code or a formula is none. */
export function headingsOf(markdown: string): Heading[] {
  const found: Heading[] = [];
  let fence: string | null = null;
  let isMath = false;
  const lines = markdown.split('\n');
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
    if (fence !== null || mark) continue;
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) isMath = !isMath;
    // A blank line ends a formula that was never closed.
    if (line.trim() === '') isMath = false;
    if (isMath) continue;
    const [, signs = '', words = ''] = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(line) ?? [];
    if (signs) found.push({ line: index + 1, level: signs.length, text: bare(words) });
    const under = /^ {0,3}(=+|-{2,})[ \t]*$/.exec(lines[index + 1] ?? '')?.[1];
    if (under && !signs && /^ {0,3}[^\s|>#-]/.test(line)) {
      found.push({ line: index + 1, level: under.startsWith('=') ? 1 : 2, text: bare(line) });
    }
  }
  return found.filter(({ text }) => text !== '');
}

/** The heading of the section that a line stands in, or null before the first. */
export function headingAt(headings: readonly Heading[], line: number): Heading | null {
  return headings.findLast((heading) => heading.line <= line) ?? null;
}
