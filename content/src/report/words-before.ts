const WORDS_MOST = 120;

/** The words of a text before a place in it, for a person to find it; empty where the place is not there. */
export function wordsBefore(markdown: string, place: string): string {
  const at = markdown.indexOf(place);
  if (at < 0) return '';
  const blocks = markdown
    .slice(0, at)
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .replace(/!?\[|\]\([^)]*\)|[*_`#>|]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const words = blocks.findLast((block) => /\p{L}{3}/u.test(block)) ?? '';
  return words.length > WORDS_MOST ? `…${words.slice(-WORDS_MOST)}` : words;
}
