/** Letters of scripts in which a word takes several of them. */
const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\s]*$/u;

/**
 * Whether the typed text is long enough to search for: one letter begins everything, and every query
 * to the search is counted. A sign of Chinese is a word.
 */
export function isTypedEnough(typed: string, least: number): boolean {
  const text = typed.trim();
  return text.length >= (ALPHABETIC.test(text) ? least : 1);
}
