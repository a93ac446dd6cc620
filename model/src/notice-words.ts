/** What a notice about an article is called, and who signs it, in the language of the page. */
import type { NoticeKind } from './article-types.ts';
import { t } from './messages/t.ts';

/** With the title of the article that it is about. */
export const NOTICE_TITLES = {
  correction: (title) => t('printedWords.correctionTo', { title }),
  'expression-of-concern': (title) => t('printedWords.concernAbout', { title }),
  retraction: (title) => t('printedWords.retractionOf', { title }),
} as const satisfies Readonly<Record<NoticeKind, (title: string) => string>>;

/** `The editors of Coastal Earth Systems`. */
export const noticeSignature = (journal: string): string =>
  t('printedWords.editorsOf', { journal });
