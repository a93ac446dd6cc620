import {
  isLanguage,
  LANGUAGES,
  type Language,
  languageBase,
  SOURCE_LANGUAGE,
} from '@quire/model/messages/languages';
import { pathBelow, pathWithoutBase } from '@quire/model/messages/path-below';
import { pageBase } from '../config/page-base.ts';
import { rememberedLanguage, rememberLanguage } from '../config/remembered-language.ts';
import { readProfileLanguage } from '../data/live/profile.ts';

const READ = 'quire:language-of';

/** The language of the profile, once in a visit; afterwards what is chosen on this device counts. */
async function rememberOwn(uid: string): Promise<void> {
  try {
    if (sessionStorage.getItem(READ) === uid) return;
    const language = await readProfileLanguage(uid);
    if (language) rememberLanguage(language);
    sessionStorage.setItem(READ, uid);
  } catch {
    // No storage, or no connection: the page stays as it is.
  }
}

/** Opens this page in a language. Nothing where it is in it already, whatever the address is. */
export function openIn(language: Language): void {
  const base = pageBase();
  const wanted = languageBase(language);
  if (wanted === base) return;
  const { pathname, search, hash } = location;
  location.replace(pathBelow(wanted, pathWithoutBase(base, pathname) + search + hash));
}

/**
 * Opens a signed-in page in its person's language: that of their profile, or the one that was chosen on this device
 * since.
 *
 * @param offered the languages of the press besides its first; of the office null: it has its own
 */
export async function followLanguage(
  uid: string,
  offered: readonly string[] | null,
): Promise<void> {
  await rememberOwn(uid);
  const wanted = rememberedLanguage();
  if (wanted === null || !isLanguage(wanted)) return;
  if (!offered) return openIn(LANGUAGES[wanted].hasOffice ? wanted : SOURCE_LANGUAGE);
  if (wanted === SOURCE_LANGUAGE || offered.includes(wanted)) openIn(wanted);
}
