/** A notice about an article: a separate article, of the right type, in the same journal and issue. */
import type { NoticeKind } from '@quire/model/article-types';
import { ARTICLES, articleDocId, JOURNALS, VERSIONS, versionDocId } from '@quire/model/collections';
import { ARTICLE_TITLE_MAX_CHARACTERS } from '@quire/model/constants';
import {
  type Article,
  ArticleSchema,
  type ArticleVersion,
  ArticleVersionSchema,
} from '@quire/model/entities/article';
import { authorLine } from '@quire/model/entities/author-line';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import { NOTICE_TITLES, noticeSignature } from '@quire/model/notice-words';
import { articleWords } from '@quire/model/records/article-words';
import { suggestDoi } from '@quire/model/suggest-doi';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { storedText } from '../../platform/text/stored-text.ts';
import { doiRef } from './doi-holder.ts';

const KEYS = {
  correction: 'correction',
  'expression-of-concern': 'concern',
  retraction: 'retraction',
} as const satisfies Readonly<Record<NoticeKind, string>>;

/** The most notices of one kind about one article. */
const NOTICES_MAX = 20;
const KEY_MAX = 80;
const ELOCATION_MAX = 30;

export const noticeKey = (kind: NoticeKind, akey: string, count: number): string => {
  const end = count === 1 ? '' : `-${count}`;
  const key = `${KEYS[kind]}-${akey}`.slice(0, KEY_MAX - end.length);
  return key.replace(/[._-]+$/, '') + end;
};

/** `Retraction of “How tidal creeks drain”`, within the limit of a title. */
export function noticeTitle(kind: NoticeKind, title: string): string {
  const named = (about: string) => storedText(() => NOTICE_TITLES[kind](about));
  const rest = ARTICLE_TITLE_MAX_CHARACTERS - named('').length;
  return named(title.length > rest ? `${title.slice(0, rest - 1)}…` : title);
}

interface Wanted {
  readonly kind: NoticeKind;
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

function noticeRecords(
  target: Article,
  journal: Journal,
  licence: string,
  akey: string,
  { kind, text, by, at }: Wanted,
): { article: Article; version: ArticleVersion } {
  const { doiPrefix, fullname } = journal;
  const doi = doiPrefix ? suggestDoi(doiPrefix, journal.name, akey) : undefined;
  const authors = [
    {
      given: '',
      family: '',
      collective: storedText(() => noticeSignature(fullname)).slice(0, 250),
      affiliations: [],
      corresponding: false,
      equal: false,
      credit: [],
    },
  ];
  const version = ArticleVersionSchema.parse({
    metadata: {
      type: kind,
      title: noticeTitle(kind, target.title),
      authors,
      dates: { published: at.slice(0, 10) },
      eLocationId: akey.slice(0, ELOCATION_MAX),
      doi,
      licence,
      updates: target.akey,
    },
    markdown: text,
    revision: 1,
    savedAt: at,
    savedBy: by,
  });
  const named = {
    issue: target.issue,
    akey,
    title: version.metadata.title,
    authorLine: authorLine(version.metadata.authors),
  };
  const article = ArticleSchema.parse({
    ...named,
    ...articleWords(named),
    journal: target.journal,
    // The authors of the article have no editorial rights on its notices.
    authorUids: target.authorUids,
    status: 'published',
    revision: 1,
    publishedRevision: 1,
    updatedAt: at,
    updatedBy: by,
  });
  return { article, version };
}

export interface Notice {
  readonly id: string;
  /** The same notice exists already. */
  readonly isOld: boolean;
  readonly write: (tx: Transaction) => void;
}

/**
 * Prepares a notice within a transaction: all reads are done here, all writes by `write`. The same text about the same
 * article is one notice. Throws `Refused` if there are too many.
 */
export async function prepareNotice(
  db: Firestore,
  tx: Transaction,
  target: Article,
  licence: string,
  wanted: Wanted,
): Promise<Notice> {
  const journal = readRecord(
    await db.collection(JOURNALS).doc(target.journal).get(),
    JournalSchema,
  );
  if (!journal) throw new Refused('article/issue-missing');
  for (let count = 1; count <= NOTICES_MAX; count += 1) {
    const akey = noticeKey(wanted.kind, target.akey, count);
    const id = articleDocId(target.journal, akey);
    const ref = db.collection(ARTICLES).doc(id);
    const versionRef = ref.collection(VERSIONS).doc(versionDocId(1));
    const [known, first] = await tx.getAll(ref, versionRef);
    if (known?.exists) {
      const isSame =
        first?.get('markdown') === wanted.text && first.get('metadata.updates') === target.akey;
      if (isSame) return { id, isOld: true, write: () => undefined };
      continue;
    }
    const { article, version } = noticeRecords(target, journal, licence, akey, wanted);
    const { doi } = version.metadata;
    const held = doi ? await tx.get(doiRef(db, doi)) : null;
    if (held?.exists && held.get('article') !== id) continue;
    return {
      id,
      isOld: false,
      write: (writing) => {
        writing.create(ref, withoutUndefined(article));
        writing.create(versionRef, withoutUndefined(version));
        if (held) writing.set(held.ref, { article: id, at: wanted.at });
      },
    };
  }
  throw new Refused('article/key-taken');
}
