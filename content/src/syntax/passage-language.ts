/** The language of a passage that is not in the article's own, as attributes state it: `{lang=fr dir=ltr}`. */
import { LanguageTagSchema } from '@quire/model/entities/translation';
import { writingDirection } from '@quire/model/messages/writing-direction';

export interface PassageLanguage {
  /** A tag (BCP 47); null where only a direction is stated. */
  readonly lang: string | null;
  /** Where it is stated, or where the language runs from right to left. */
  readonly dir: 'ltr' | 'rtl' | null;
}

/** `FR`, `pt_br` → `fr`, `pt-BR`; null for what is no language's tag. */
export function languageTag(text: string): string | null {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'));
    return LanguageTagSchema.safeParse(tag).data ?? null;
  } catch {
    return null;
  }
}

/** What attributes say of a passage's language; null where they say nothing that can be used. */
export function passageLanguage(
  attributes: Readonly<Record<string, string | null | undefined>>,
): PassageLanguage | null {
  const lang = languageTag(attributes.lang ?? attributes['xml:lang'] ?? '');
  const stated = attributes.dir === 'ltr' || attributes.dir === 'rtl' ? attributes.dir : null;
  if (lang === null && stated === null) return null;
  const isReversed = lang !== null && writingDirection(lang) === 'rtl';
  return { lang, dir: stated ?? (isReversed ? 'rtl' : null) };
}

/** The attributes as our Markdown writes them, without braces: `lang=fr`. */
export const languageAttributes = ({ lang, dir }: PassageLanguage): string =>
  [lang === null ? '' : `lang=${lang}`, dir === null ? '' : `dir=${dir}`].filter(Boolean).join(' ');

/** The attributes of HTML and of our tree. */
export const languageProperties = ({ lang, dir }: PassageLanguage) => ({
  ...(lang === null ? {} : { lang }),
  ...(dir === null ? {} : { dir }),
});
