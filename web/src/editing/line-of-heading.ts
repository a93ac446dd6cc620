import { headingsOf } from './headings.ts';

/** Letters and digits alone: what a heading says without its markup and number. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[\s#\d.]+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The line (the first is 1) of the heading that says this, or null. What stands in code or a formula is none. */
export function lineOfHeading(markdown: string, text: string): number | null {
  const wanted = bare(text);
  return headingsOf(markdown).find((heading) => bare(heading.text) === wanted)?.line ?? null;
}
