const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * The language of a tag (BCP 47) by its code: `de` for `deu` and `de-AT`, `fil` for `fil` and `tl`. Undefined for what no
 * list of languages has. Codes of three letters never become others of two: `gsw` is not `gs`.
 *
 * @param letters the most that the receiver's list takes
 */
export function depositLanguage(tag: string, letters: 2 | 3): string | undefined {
  try {
    const { language } = new Intl.Locale(tag);
    return language.length <= letters && NAMES.of(language) ? language : undefined;
  } catch {
    return undefined;
  }
}
