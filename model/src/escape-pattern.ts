/** Words as the part of a regular expression that matches them as they are. */
export const escapePattern = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
