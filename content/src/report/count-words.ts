const WORD = /\p{L}[\p{L}\p{M}\p{N}'’-]*/gu;

/** Words of a plain text: what begins with a letter. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
