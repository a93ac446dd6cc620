/** The article, also with what is joined before it: `وال`, `بال`, `لل`. A word has at least three letters besides. */
const ARTICLE = /^[فو]?(?:[بك]?ال|لل)(?=\p{L}{3})/u;

/** A folded word without the Arabic article and what is joined to it; any other word as it is. */
export const withoutArticle = (word: string): string => word.replace(ARTICLE, '');
