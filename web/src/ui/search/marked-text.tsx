import { highlightParts } from '@quire/model/search/highlight-parts';

/** A text of the search with what matched marked: elements of React, never HTML. */
export function MarkedText({ text }: { text: string }) {
  return highlightParts(text).map(({ text: words, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    isMatch ? <mark key={index}>{words}</mark> : words,
  );
}
