/** `pt-BR` → `pt`. */
const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * Of texts in several languages, the one for a reader of `wanted`: in this language, otherwise in another form of it (`pt`
 * for `pt-BR`). Undefined where there is none.
 */
export function nearestLanguage<Text extends { readonly language: string }>(
  wanted: string,
  texts: readonly Text[],
): Text | undefined {
  return (
    texts.find(({ language }) => language.toLowerCase() === wanted.toLowerCase()) ??
    texts.find(({ language }) => primary(language) === primary(wanted))
  );
}
