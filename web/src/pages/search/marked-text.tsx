import { markWords } from './mark-words.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly terms: readonly string[];
}

/** Plain text with the words that were looked for marked: elements of React, never HTML. */
export function MarkedText({ text, terms }: MarkedTextProps) {
  return markWords(text, terms).map(({ words, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
    marked ? <mark key={index}>{words}</mark> : words,
  );
}
