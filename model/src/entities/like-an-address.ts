/**
 * A word, a dot and a word without a blank between them: mail programs make a link of it, whatever the last
 * word is (`casino.example`). Initials (`J.R.`) and numbers (`2.5`) are none. Also with the other dots that
 * domains may be written with.
 */
const DOTTED = /[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}{2}/u;
const SCHEME = /https?:|\/\//i;

/** Whether a mail program could make a link of something in this text. */
export const isLikeAnAddress = (text: string): boolean => DOTTED.test(text) || SCHEME.test(text);
