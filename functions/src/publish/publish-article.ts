/**
 * Makes what readers see of an article follow from its record. Everything is derived from
 * `articles/{id}` as it stands now and the immutable version it points at, never from an event: an
 * event that comes twice, late or out of order finds nothing to do.
 */
import {
  ARTICLES,
  articleDocId,
  ISSUES,
  issueDocId,
  JOURNALS,
  PRESS_SETTINGS,
  PUBLISHED_ARTICLES,
  publishedFilePath,
  SETTINGS,
  VERSIONS,
  versionDocId,
} from '@quire/model/collections';
import { type Article, ArticleSchema, ArticleVersionSchema } from '@quire/model/entities/article';
import { IssueSchema } from '@quire/model/entities/issue';
import { JournalSchema } from '@quire/model/entities/journal';
import { PressSchema } from '@quire/model/entities/press';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { isPublic } from '@quire/model/states/article';
import { articlePublishedMails } from '../mail/article-published-mails.ts';
import { enqueueMails } from '../mail/enqueue-mail.ts';
import { indexForSearch } from '../search/index-for-search.ts';
import { noteMove } from './list-moves.ts';
import { withMadePdf, withoutMadePdf } from './made-pdf.ts';
import type { Ports } from './ports.ts';
import { publishedArticle, type RenderedVersion, renderedPart } from './published-article.ts';
import { readRecord } from './read-record.ts';
import { renderVersion } from './render-version.ts';
import { inTransaction, settle } from './transaction.ts';

export type PublishResult =
  | {
      readonly ok: true;
      readonly outcome: 'published' | 'unchanged' | 'taken-down' | 'not-public';
      /** The issues whose contents this concerns: where it is and where it was. */
      readonly issues: readonly string[];
    }
  | { readonly ok: false; readonly code: string; readonly retry: boolean };

/** How often a publication is begun again because the article moved on while it was rendered. */
const ROUNDS = 5;

const docs = (ports: Ports, article: Pick<Article, 'journal' | 'akey'>) => {
  const id = articleDocId(article.journal, article.akey);
  const record = ports.db.collection(ARTICLES).doc(id);
  return { id, record, published: ports.db.collection(PUBLISHED_ARTICLES).doc(id) };
};

/** What readers see of the version: what was made before if it is the same one, else made now. */
async function versionFor(
  ports: Ports,
  article: Article,
  remake: boolean,
): Promise<RenderedVersion | null> {
  const { record, published } = docs(ports, article);
  if (!remake) {
    const before = PublishedArticleSchema.safeParse((await published.get()).data());
    if (before.success && before.data.revision === article.publishedRevision) {
      return renderedPart(withoutMadePdf(before.data));
    }
  }
  const version = readRecord(
    await record.collection(VERSIONS).doc(versionDocId(article.publishedRevision)).get(),
    ArticleVersionSchema,
  );
  // It is written together with the record that points at it: it does not come later.
  if (!version) return null;
  return renderVersion(ports, article, version);
}

type Commit = PublishResult | 'superseded';

const same = (a: Article, b: Article) =>
  a.status === b.status && a.publishedRevision === b.publishedRevision && a.issue === b.issue;

function commit(ports: Ports, article: Article, made: RenderedVersion): Promise<Commit> {
  const { id, record, published } = docs(ports, article);
  const { db } = ports;
  return inTransaction<Commit>(db, async (tx) => {
    const before = await tx.get(published);
    const [now, journalDoc, issueDoc, pressDoc] = await db.getAll(
      record,
      db.collection(JOURNALS).doc(article.journal),
      db.collection(ISSUES).doc(issueDocId(article.journal, article.issue)),
      db.collection(SETTINGS).doc(PRESS_SETTINGS),
    );
    if (!now || !journalDoc || !issueDoc || !pressDoc) throw new Error('getAll');
    const current = readRecord(now, ArticleSchema);
    if (!current || !same(current, article)) return 'superseded';
    const journal = readRecord(journalDoc, JournalSchema);
    const issue = readRecord(issueDoc, IssueSchema);
    // They may be on their way: the platform delivers the event again.
    if (!journal) return { ok: false, code: 'publish/journal-missing', retry: true };
    if (!issue) return { ok: false, code: 'publish/issue-missing', retry: true };
    const seen = before.exists ? PublishedArticleSchema.safeParse(before.data()).data : undefined;
    const next = withMadePdf(publishedArticle(article, made, journal, issue, seen), seen);
    if (!before.exists) {
      const press = PressSchema.safeParse(pressDoc.data()).data;
      if (press) await enqueueMails(ports, tx, articlePublishedMails(ports, id, next, press));
    }
    noteMove(tx, before, next.listKey);
    const changed = settle(tx, published, before, next);
    const issues =
      seen && seen.issue !== article.issue ? [article.issue, seen.issue] : [article.issue];
    return { ok: true, outcome: changed ? 'published' : 'unchanged', issues };
  });
}

/** An article that is no longer public loses its page and its files; one that never was has none. */
async function takeDown(ports: Ports, journal: string, akey: string): Promise<Commit> {
  const { record, published } = docs(ports, { journal, akey });
  const result = await inTransaction<Commit>(ports.db, async (tx) => {
    const before = await tx.get(published);
    const current = readRecord(await record.get(), ArticleSchema);
    if (current && isPublic(current.status)) return 'superseded';
    const seen: unknown = before.get('issue');
    noteMove(tx, before);
    const wasPublic = settle(tx, published, before, null);
    if (!wasPublic) return { ok: true, outcome: 'not-public', issues: [] };
    return { ok: true, outcome: 'taken-down', issues: typeof seen === 'string' ? [seen] : [] };
  });
  if (result !== 'superseded') await ports.bucket.removeAll(publishedFilePath(journal, akey, ''));
  return result;
}

/**
 * Publishes, refreshes or takes down one article, whichever its record asks for. `remake` renders
 * the version again although it was rendered before (the renderer has changed).
 */
export async function publishArticle(
  ports: Ports,
  journal: string,
  akey: string,
  { remake = false } = {},
): Promise<PublishResult> {
  const { record } = docs(ports, { journal, akey });
  for (let round = 0; round < ROUNDS; round += 1) {
    const article = readRecord(await record.get(), ArticleSchema);
    let result: Commit;
    if (!article || !isPublic(article.status)) {
      result = await takeDown(ports, journal, akey);
    } else {
      const made = await versionFor(ports, article, remake);
      if (!made) return { ok: false, code: 'publish/version-missing', retry: false };
      result = await commit(ports, article, made);
    }
    if (result !== 'superseded') {
      if (result.ok) await indexForSearch(ports, PUBLISHED_ARTICLES, articleDocId(journal, akey));
      return result;
    }
  }
  return { ok: false, code: 'publish/superseded', retry: true };
}
