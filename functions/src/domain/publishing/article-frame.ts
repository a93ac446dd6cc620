import {
  ARTICLES,
  articleDocId,
  ISSUES,
  issueDocId,
  JOURNALS,
  PRESS_SETTINGS,
  SETTINGS,
  VERSIONS,
  versionDocId,
} from '@quire/model/collections';
import {
  type Article,
  type ArticleMetadata,
  ArticleSchema,
  ArticleVersionSchema,
} from '@quire/model/entities/article';
import { type ConferenceEvent, eventOf } from '@quire/model/entities/conference-event';
import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import { type Press, PressSchema } from '@quire/model/entities/press';
import type { Notice, PublishedArticle } from '@quire/model/entities/published';
import type { Relation } from '@quire/model/entities/relation';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { acceptedRelations } from './accepted-relations.ts';
import { conferenceOfIssue } from './conference-of-issue.ts';
import { hiddenPeople } from './hidden-people.ts';
import { aboutOf, noticesOf } from './notices/read-notices.ts';
import { provedOrcidsOf } from './proved-orcids.ts';
import { originalOf, translatedVersionsOf } from './translations/translated-versions.ts';

/** The data of other records that a published article repeats. */
export interface ArticleFrame {
  readonly journal: Journal;
  readonly issue: Issue;
  readonly press: Press | undefined;
  /** Whose proceedings the issue is, by its name. */
  readonly event?: ConferenceEvent | undefined;
  /** The notices about it. */
  readonly notices: readonly Notice[];
  /** For a notice: the article it is about. */
  readonly about: Omit<Notice, 'date'> | undefined;
  /** The article that it is a translation of, and those that are translations of it. */
  readonly translationOf: PublishedArticle['translationOf'];
  readonly translatedVersions: PublishedArticle['translatedVersions'];
  /** iDs of its authors whose owners have signed in with them at ORCID. */
  readonly provedOrcids: readonly string[];
  /** The keys of authors whose page is hidden: their names are not linked. */
  readonly hiddenPeople: ReadonlySet<string>;
  /** Works that services have announced and an editor has accepted. */
  readonly announced: readonly Relation[];
}

export type FrameResult =
  | { readonly ok: true; readonly frame: ArticleFrame }
  | { readonly ok: false; readonly result: 'superseded' | FrameMissing };

interface FrameMissing {
  readonly ok: false;
  readonly code: 'publish/journal-missing' | 'publish/issue-missing';
  readonly retry: true;
}

const same = (a: Article, b: Article) =>
  a.status === b.status && a.publishedRevision === b.publishedRevision && a.issue === b.issue;

const missing = (code: FrameMissing['code']): FrameResult => ({
  ok: false,
  // It may be about to be written: the platform delivers the event again.
  result: { ok: false, code, retry: true },
});

/** Reads the surrounding records, unless the article's record has changed in the meantime. */
export async function readFrame(
  ports: Ports,
  article: Article,
  metadata: ArticleMetadata,
): Promise<FrameResult> {
  const { db } = ports;
  const { journal: jkey, akey } = article;
  const [docs, notices, about, translationOf, translatedVersions, provedOrcids, hidden, announced] =
    await Promise.all([
      db.getAll(
        db.collection(ARTICLES).doc(articleDocId(jkey, akey)),
        db.collection(JOURNALS).doc(jkey),
        db.collection(ISSUES).doc(issueDocId(jkey, article.issue)),
        db.collection(SETTINGS).doc(PRESS_SETTINGS),
      ),
      noticesOf(ports, jkey, akey),
      aboutOf(ports, jkey, akey, metadata),
      originalOf(ports, jkey, akey, metadata),
      translatedVersionsOf(ports, jkey, akey),
      provedOrcidsOf(db, metadata.authors, article.submission),
      hiddenPeople(db),
      acceptedRelations(db, articleDocId(jkey, akey)),
    ]);
  const [now, journalDoc, issueDoc, pressDoc] = docs;
  if (!now || !journalDoc || !issueDoc || !pressDoc) throw new Error('getAll');
  const current = readRecord(now, ArticleSchema);
  if (!current || !same(current, article)) return { ok: false, result: 'superseded' };
  const journal = readRecord(journalDoc, JournalSchema);
  const issue = readRecord(issueDoc, IssueSchema);
  if (!journal) return missing('publish/journal-missing');
  if (!issue) return missing('publish/issue-missing');
  const press = PressSchema.safeParse(pressDoc.data()).data;
  const ties = { notices, about, translationOf, translatedVersions, provedOrcids, announced };
  const links = { hiddenPeople: hidden };
  const conference = await conferenceOfIssue(db, issue);
  const event = conference ? eventOf(conference) : undefined;
  return { ok: true, frame: { journal, issue, press, event, ...ties, ...links } };
}

/** A saved version; it is written together with the record that refers to it. */
export async function readVersion({ db }: Ports, { journal, akey, publishedRevision }: Article) {
  const record = db.collection(ARTICLES).doc(articleDocId(journal, akey));
  const version = record.collection(VERSIONS).doc(versionDocId(publishedRevision));
  return readRecord(await version.get(), ArticleVersionSchema);
}
