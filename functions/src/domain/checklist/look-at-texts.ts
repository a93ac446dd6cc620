/** Whether the press's own texts exist and have been reviewed. */
import { PAGES, pageDocId } from '@quire/model/collections';
import { PageSchema } from '@quire/model/entities/page';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { STARTER_AUTHOR } from '@quire/model/starter-author';
import { readRecord } from '../../platform/database/read-record.ts';
import { type ChecklistPorts, type ItemFinding, isDone, isOpen } from './item-finding.ts';

/** Placeholders of a starter text: words in square brackets that are not a link. */
const PLACEHOLDER = /\[[^\]@^][^\]]*\](?![([:])/g;

/** What a text may have to mention, as `officeFindings.textLacks` names it. */
type Topic = 'licence' | 'peerReview' | 'plagiarism' | 'archiving';

/** Checks a text; `about`: what it has to mention. */
export const ofText =
  (path: string, about?: { readonly words: RegExp; readonly topic: Topic }) =>
  async ({ db }: ChecklistPorts): Promise<ItemFinding> => {
    const page = readRecord(await db.collection(PAGES).doc(pageDocId(path)).get(), PageSchema);
    if (page?.status !== 'published') return isOpen(t('officeFindings.notPublished', { path }));
    if (page.updatedBy === STARTER_AUTHOR) {
      return isOpen(t('officeFindings.starterText', { path }));
    }
    const left = page.markdown.match(PLACEHOLDER)?.length ?? 0;
    if (left > 0) {
      return isOpen(t('officeFindings.placeholdersLeft', { path, count: left }));
    }
    if (about && !about.words.test(page.markdown)) {
      return isOpen(t('officeFindings.textLacks', { path, topic: about.topic }));
    }
    return isDone(
      t('officeFindings.textSaved', { path, date: longDate(page.updatedAt.slice(0, 10)) }),
    );
  };
