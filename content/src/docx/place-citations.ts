/** Stands for a citation until the text is whole: nobody types this. */
const MARK = /([\p{L}\p{N})\]”"’'*_])?([.,;:]?)\uE002(\d+)\uE003/gu;

/** The mark of the citation at a place of a list. */
export const citationMark = (at: number): string => `\uE002${at}\uE003`;

/**
 * Converts marks back into citations. Where a raised number directly followed a word or its full stop, the words in
 * brackets follow a space and precede the stop.
 */
export const placeCitations = (markdown: string, citations: readonly string[]): string =>
  markdown.replace(MARK, (whole, word: string | undefined, stop: string, at: string) => {
    const citation = citations[Number(at)];
    if (citation === undefined) return whole;
    return word === undefined ? `${stop}${citation}` : `${word} ${citation}${stop}`;
  });
