import type { PressDigest } from '@quire/model/entities/press';
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
}

export interface MenuGroup {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** The entry of the top navigation that opens a menu of the journals. */
export const JOURNALS_ENTRY: MenuEntry & { readonly within: string } = {
  label: 'Journals',
  path: journalsPath(),
  within: '/article/',
};

/** The other entries of the top navigation, in order. */
export const TOP_ENTRIES: readonly MenuEntry[] = [
  { label: 'Books', path: booksPath() },
  { label: 'Conference', path: conferencePath() },
  { label: 'Services', path: servicesPath() },
  { label: 'About us', path: aboutPath() },
  { label: 'News', path: newsPath() },
];

/** The way to the list of journals, at the end of every list of a few. */
export const ALL_JOURNALS: MenuEntry = { label: 'All journals', path: journalsPath() };

/** The journals in the menu that the journals entry opens. */
export function journalEntries({ journals }: PressDigest): (MenuEntry & { hue: number })[] {
  return journals.map(({ name, fullname, hue }) => ({
    label: fullname,
    path: journalPath(name),
    hue,
  }));
}

/** What the press has added to the navigation. */
export const ownEntries = ({ navigation = [] }: PressDigest): readonly MenuEntry[] =>
  navigation.map(({ label, to }) => ({ label, path: to }));
