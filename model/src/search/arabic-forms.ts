import { withoutArticle } from '../arabic-words.ts';
import { fold } from '../search-terms.ts';

const MOST = 60;

/**
 * The Arabic words of some texts with the article where they have none, and without it where they have one: no engine
 * knows that they are the same. Empty where there is no Arabic.
 */
export function arabicForms(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => fold(text).match(/\p{Script=Arabic}{3,}/gu) ?? []);
  const forms = words.map((word) => {
    const bare = withoutArticle(word);
    return bare === word ? `ال${word}` : bare;
  });
  return [...new Set(forms)].slice(0, MOST);
}
