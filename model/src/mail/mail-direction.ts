import { language } from '../messages/language.ts';
import { LANGUAGES } from '../messages/languages.ts';

/** How the language of the mail is written. */
export const mailDirection = (): 'ltr' | 'rtl' => LANGUAGES[language()].direction;

/**
 * Addresses, DOIs, numbers of manuscripts, amounts: Latin letters and figures with signs between them. From right to
 * left, a mail program would move those signs.
 */
const CODE = /(?:[A-Z]{3}\s)?[A-Za-z\d][A-Za-z\d\u2060.,:/@#?=&;%~_+–-]*[A-Za-z\d/%]/g;
const HAS_SIGNS = /\d|[@/]/;

/** HTML text of a mail, in which what reads from left to right keeps its order in a mail that does not. */
export function isolated(html: string): string {
  if (mailDirection() === 'ltr') return html;
  // Character references, such as `&amp;`, are left whole.
  return html
    .split(/(&(?:#?\w+);|<[^>]*>)/)
    .map((part, place) =>
      place % 2 === 1
        ? part
        : part.replace(CODE, (code) =>
            HAS_SIGNS.test(code) ? `<bdi dir="ltr">${code}</bdi>` : code,
          ),
    )
    .join('');
}
