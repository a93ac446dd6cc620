/** Whether the press's own texts exist and have been reviewed. */
import { PAGES, pageDocId } from '@quire/model/collections';
import { PageSchema } from '@quire/model/entities/page';
import { STARTER_AUTHOR } from '@quire/model/starter-author';
import { readRecord } from '../../platform/database/read-record.ts';
import { type ChecklistPorts, type ItemFinding, isDone, isOpen } from './item-finding.ts';

/** Placeholders of a starter text: words in square brackets that are not a link. */
const PLACEHOLDER = /\[[^\]@^][^\]]*\](?![([:])/g;

/** Checks a text; `about`: what it has to mention. */
export const ofText =
  (path: string, about?: { readonly words: RegExp; readonly name: string }) =>
  async ({ db }: ChecklistPorts): Promise<ItemFinding> => {
    const page = readRecord(await db.collection(PAGES).doc(pageDocId(path)).get(), PageSchema);
    if (page?.status !== 'published') return isOpen(`Nothing is published at ${path}.`);
    if (page.updatedBy === STARTER_AUTHOR) {
      return isOpen(`The starter text at ${path} has not been reviewed: nobody has saved it yet.`);
    }
    const left = page.markdown.match(PLACEHOLDER)?.length ?? 0;
    if (left > 0) {
      const places = left === 1 ? 'one place' : `${left} places`;
      return isOpen(`${path} still has ${places} in square brackets to fill in.`);
    }
    if (about && !about.words.test(page.markdown)) {
      return isOpen(`${path} says nothing about ${about.name}.`);
    }
    return isDone(
      `${path} was last saved on ${page.updatedAt.slice(0, 10)}. Whether it says what is right for your press is not looked at.`,
    );
  };
