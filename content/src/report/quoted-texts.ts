/** The most texts that a line of a report quotes. */
const QUOTED_MOST = 12;
const CHARACTERS_MOST = 160;

/** Examples of what a line of a report is about: “a”; “b”; and 3 more. */
export function quotedTexts(texts: readonly string[]): string {
  const shown = texts
    .slice(0, QUOTED_MOST)
    .map((text) => (text.length > CHARACTERS_MOST ? `${text.slice(0, CHARACTERS_MOST)}…` : text))
    .map((text) => `“${text}”`);
  const more = texts.length - shown.length;
  return `${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
