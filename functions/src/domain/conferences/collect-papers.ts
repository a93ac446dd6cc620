import {
  CONFERENCES,
  issueDocId,
  PUBLISHED_BOOKS,
  PUBLISHED_ISSUES,
} from '@quire/model/collections';
import { PublishedBookSchema } from '@quire/model/entities/book';
import { type Conference, ConferenceSchema } from '@quire/model/entities/conference';
import { PublishedIssueSchema } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { articlePath, bookPath } from '@quire/model/paths';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { Asker } from '@quire/model/roles';
import { fold } from '@quire/model/search-terms';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight } from '../access/may-write.ts';
import type { RecordPorts } from '../records/ports.ts';
import { saveRecord } from '../records/save-record.ts';

type Paper = Conference['papers'][number];

/** The most papers that a conference lists. */
const PAPERS_MOST = 300;

const missing = (noun: string) => new Refused('record/not-found', { values: { noun } });

/** The papers published in the proceedings, in their order. Throws `Refused` if these are not public. */
async function publishedPapers(
  db: Firestore,
  proceedings: NonNullable<Conference['proceedings']>,
): Promise<Paper[]> {
  if ('book' in proceedings) {
    const found = await db.collection(PUBLISHED_BOOKS).doc(proceedings.book).get();
    const book = readRecord(found, PublishedBookSchema);
    if (!book) throw missing('published book of proceedings');
    const here = bookPath(proceedings.book);
    return book.chapters.map(({ title, authors, href }) => ({
      title,
      authors,
      href: href ?? here,
    }));
  }
  const id = issueDocId(proceedings.journal, proceedings.issue);
  const found = await db.collection(PUBLISHED_ISSUES).doc(id).get();
  const issue = readRecord(found, PublishedIssueSchema);
  if (!issue) throw missing('published issue of proceedings');
  return issue.contents.map(({ title, authors, journal, issue: at, akey }) => ({
    ...{ title, authors: [...authors].slice(0, 40), href: articlePath(journal, at, akey) },
  }));
}

/**
 * `collectPapers`: lists the papers of a conference as they appear in its proceedings, in that order; papers published
 * elsewhere follow. Can be repeated. Throws `Refused`: `access/denied`, `record/…`, `input/invalid` without
 * proceedings.
 */
export async function collectPapers(
  ports: RecordPorts,
  person: Asker,
  { conference: ckey, base }: { readonly conference: string; readonly base: number },
): Promise<{ papers: number; revision: number }> {
  requireRecordRight(person, RECORD_KINDS.conferences);
  const { db } = ports;
  const conference = readRecord(await db.collection(CONFERENCES).doc(ckey).get(), ConferenceSchema);
  if (!conference) throw missing('conference');
  if (!conference.proceedings) {
    const message = t('officeRefusals.proceedingsMissing');
    throw new Refused('input/invalid', { problems: [{ field: 'proceedings', message }] });
  }
  const found = await publishedPapers(db, conference.proceedings);
  const known = new Set(found.map(({ title }) => fold(title)));
  const others = conference.papers.filter(({ title }) => !known.has(fold(title)));
  const papers = [...found, ...others].slice(0, PAPERS_MOST);
  if (JSON.stringify(papers) === JSON.stringify(conference.papers)) {
    return { papers: found.length, revision: conference.revision };
  }
  const { revision: _r, updatedAt: _at, updatedBy: _by, ...data } = conference;
  const asked = { kind: 'conferences' as const, id: ckey, base, data: { ...data, papers } };
  const { revision } = await saveRecord(ports, person, asked);
  return { papers: found.length, revision };
}
