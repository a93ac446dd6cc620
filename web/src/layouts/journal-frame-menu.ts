import type { PublishedJournal } from '@quire/model/entities/published';
import { JOURNAL_PAGES } from '@quire/model/journal-pages';
import { t } from '@quire/model/messages/t';
import { journalPagePath, journalPath } from '@quire/model/paths';
import type { MenuEntry } from '../navigation/menus.ts';

/** What the frame around a journal's pages shows of it. */
export interface FramedJournal {
  readonly name: string;
  readonly fullname: string;
  readonly hue: number;
  readonly issn: string;
  /** Its pages that have a text: only these of the `text` pages are linked. */
  readonly texts: readonly string[];
  /** What the journal has added to its menu. */
  readonly added?: readonly MenuEntry[];
}

/** Takes from a journal what its frame needs, so that pages embed no more. */
export function framedJournal({ journal, texts, more }: PublishedJournal): FramedJournal {
  const { name, fullname, hue, issn } = journal;
  return { name, fullname, hue, issn, texts, ...(more?.menu && { added: more.menu }) };
}

/**
 * The per-journal menu: Home and twelve more, without those that have
 * no text yet, because a menu must not lead to a 404.
 */
export function journalMenu({
  name,
  texts,
  added = [],
}: Pick<FramedJournal, 'name' | 'texts' | 'added'>): MenuEntry[] {
  const pages = JOURNAL_PAGES.filter(
    (page) => !('aside' in page) && (page.from === 'record' || texts.includes(page.key)),
  );
  return [
    { label: t('layouts.home'), path: journalPath(name) },
    ...pages.map(({ key, label }) => ({ label, path: journalPagePath(name, key) })),
    ...added,
  ];
}
