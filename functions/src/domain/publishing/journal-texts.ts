import { PUBLISHED_PAGES } from '@quire/model/collections';
import { JOURNAL_PAGES, SPECIAL_ISSUES_PAGES } from '@quire/model/journal-pages';
import type { Firestore } from 'firebase-admin/firestore';

const KEYS: ReadonlySet<string> = new Set([
  ...JOURNAL_PAGES.filter(({ from }) => from !== 'figures').map(({ key }) => key),
  ...SPECIAL_ISSUES_PAGES.map(({ key }) => `special_issues~${key}`),
]);

export interface JournalTexts {
  /** In the order of their addresses. */
  readonly keys: string[];
  /** The days on which they were changed. */
  readonly updated: string[];
}

/** Which of a journal's pages have a public text. Reads one document for each. */
export async function journalTexts(db: Firestore, jkey: string): Promise<JournalTexts> {
  const found = await db
    .collection(PUBLISHED_PAGES)
    .where('journal', '==', jkey)
    .select('updated', 'language')
    .get();
  const texts = found.docs
    .filter((each) => each.get('language') === undefined)
    // `journals~SJCM~special_issues~release` → `special_issues~release`
    .map((each) => ({ key: each.id.split('~').slice(2).join('~'), day: each.get('updated') }))
    .filter(({ key }) => KEYS.has(key));
  return {
    keys: texts.map(({ key }) => key).toSorted(),
    updated: texts.map(({ day }) => String(day)),
  };
}
