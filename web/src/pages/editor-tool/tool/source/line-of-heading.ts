/** A line may be as long as its text: longer headings are told apart by their beginnings. */
const HEADING_MOST = 500;

/** Letters and digits alone: what a heading says without its markup and number. */
const bare = (text: string) =>
  text
    .slice(0, HEADING_MOST)
    .toLowerCase()
    .replace(/\{#[^}]*\}\s*$/, '')
    .replace(/\\label\{[^}]*\}/g, '')
    .replace(/^[\s#\d.]+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The line (the first is 1) of the heading that says this, or null. Code and front matter have none. */
export function lineOfHeading(markdown: string, text: string): number | null {
  const wanted = bare(text);
  const lines = markdown.split('\n');
  let fence: string | null = null;
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
    if (fence !== null || mark) continue;
    const isHeading = /^ {0,3}#{1,6}\s/.test(line) || /^(=+|-+)\s*$/.test(lines[index + 1] ?? '');
    if (isHeading && bare(line) === wanted) return index + 1;
  }
  return null;
}
