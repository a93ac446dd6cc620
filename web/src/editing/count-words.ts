const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** How many words a plain text has: “don’t”, “3.5” and “well-kept” are one each. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
