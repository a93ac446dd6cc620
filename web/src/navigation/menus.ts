import type { PressDigest, PressToday } from '@quire/model/entities/press';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import type { Language } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import {
  aboutPath,
  booksPath,
  conferencePath,
  journalPath,
  journalsPath,
  newsPath,
  servicesPath,
} from '@quire/model/paths';

export interface MenuEntry {
  readonly label: string;
  readonly path: string;
  /** Of the label, where it is not the page's. */
  readonly lang?: Language;
}

export interface MenuGroup {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** The entry of the top navigation that opens a menu of the journals. */
export const journalsEntry = (): MenuEntry & { readonly within: string } => ({
  label: t('layouts.journals'),
  path: journalsPath(),
  within: '/article/',
});

/** The other entries of the top navigation, in order. */
export const topEntries = (): readonly MenuEntry[] => [
  { label: t('layouts.books'), path: booksPath() },
  { label: t('layouts.conference'), path: conferencePath() },
  { label: t('layouts.services'), path: servicesPath() },
  { label: t('layouts.about'), path: aboutPath() },
  { label: t('layouts.news'), path: newsPath() },
];

/** The way to the list of journals, at the end of every list of a few. */
export const allJournals = (): MenuEntry => ({
  label: t('layouts.allJournals'),
  path: journalsPath(),
});

/** The journals in the menu that the journals entry opens. */
export function journalEntries({ journals }: PressDigest): (MenuEntry & { hue: number })[] {
  return journals.map(({ name, fullname, hue }) => ({
    label: fullname,
    path: journalPath(name),
    hue,
  }));
}

/** What the press has added to the navigation. */
export function ownEntries(digest: PressToday): readonly MenuEntry[] {
  const lang = languageOfText(digest, 'navigation');
  return (digest.navigation ?? []).map(({ label, to }) => ({
    label,
    path: to,
    ...(lang && { lang }),
  }));
}
