/** Letters of scripts in which a word takes several of them. */
const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\s]*$/u;

/**
 * Whether what somebody has typed so far says something: one letter begins everything, and every question
 * to the search is counted. A sign of Chinese is a word.
 */
export function isTypedEnough(typed: string, least: number): boolean {
  const text = typed.trim();
  return text.length >= (ALPHABETIC.test(text) ? least : 1);
}
