/** Publishes the articles of a batch in the transaction that writes them. */
import {
  articleDocId,
  issueDocId,
  PRESS_SETTINGS,
  PUBLISHED_ARTICLES,
  SETTINGS,
} from '@quire/model/collections';
import type { Article, ArticleVersion } from '@quire/model/entities/article';
import { type Press, PressSchema } from '@quire/model/entities/press';
import type { PublishedArticle } from '@quire/model/entities/published';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import type { ArticleFrame } from '../publishing/article-frame.ts';
import { makeCite } from '../publishing/cite/make-cite.ts';
import { composeArticle, publisherOf } from '../publishing/compose-article.ts';
import { hiddenPeople } from '../publishing/hidden-people.ts';
import { noteMove } from '../publishing/list-moves.ts';
import { aboutOf, noticesOfMany } from '../publishing/notices/read-notices.ts';
import { queuePrint } from '../publishing/print-queue.ts';
import { provedOrcidsOf } from '../publishing/proved-orcids.ts';
import { isReplaced, keepVersion } from '../publishing/public-versions.ts';
import { seenIn } from '../publishing/publish-article.ts';
import { renderVersion } from '../publishing/render-version.ts';
import {
  originalOf,
  translatedVersionsOfMany,
} from '../publishing/translations/translated-versions.ts';
import { queueMany } from '../search-queue/search-queue.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { isMark, RUN_MARK } from './imported-mark.ts';
import type { PlacesOfBatch } from './places-of-batch.ts';

/** A version that the batch writes and publishes. */
export interface WrittenRevision {
  readonly article: Article;
  readonly version: ArticleVersion;
}

const keyOf = ({ journal, akey }: Article) => articleDocId(journal, akey);

/** What `ofMany` reads for the articles of a journal, for all articles of the batch by their ids. */
async function byArticle<Tie>(
  ports: Ports,
  written: readonly WrittenRevision[],
  ofMany: (
    ports: Ports,
    journal: string,
    akeys: readonly string[],
  ) => Promise<ReadonlyMap<string, Tie[]>>,
): Promise<ReadonlyMap<string, Tie[]>> {
  const all = new Map<string, Tie[]>();
  for (const [journal, some] of Map.groupBy(written, ({ article }) => article.journal)) {
    const akeys = some.map(({ article }) => article.akey);
    for (const [akey, ties] of await ofMany(ports, journal, akeys)) {
      all.set(articleDocId(journal, akey), ties);
    }
  }
  return all;
}

interface Shown {
  readonly ref: DocumentReference;
  readonly before: DocumentSnapshot;
  readonly seen: PublishedArticle | undefined;
  readonly next: PublishedArticle;
  /** An article with the run's mark: its events leave the consequences to the run. */
  readonly mark: { readonly [RUN_MARK]?: string };
}

function write(tx: Transaction, ports: Ports, { ref, before, seen, next, mark }: Shown): void {
  if (seen && isReplaced(seen, next)) keepVersion(ports.db, tx, seen);
  noteMove(tx, before, next.listKey);
  queuePrint(tx, ref, seen, next, ports.now());
  writeIfChanged(tx, ref, before, { ...next, ...mark }, { isQueued: true, now: ports.now() });
}

/**
 * Reads the records around the articles and creates their public records; the returned function writes these. Issues,
 * lists and related articles are updated when all articles exist. Citation files are written on request: of tens of
 * thousands, few are ever used.
 */
export async function showBatch(
  ports: Ports,
  tx: Transaction,
  written: readonly WrittenRevision[],
  places: PlacesOfBatch,
): Promise<{ readonly count: number; write(): void }> {
  if (written.length === 0) return { count: 0, write() {} };
  const { db } = ports;
  const published = (article: Article) => db.collection(PUBLISHED_ARTICLES).doc(keyOf(article));
  const refs = written.map(({ article }) => published(article));
  const [pressDoc, ...befores] = await tx.getAll(
    db.collection(SETTINGS).doc(PRESS_SETTINGS),
    ...refs,
  );
  const press: Press | undefined = PressSchema.safeParse(pressDoc?.data()).data;
  const notices = await byArticle(ports, written, noticesOfMany);
  const translated = await byArticle(ports, written, translatedVersionsOfMany);
  const hidden = await hiddenPeople(db);
  const shown: Shown[] = [];
  for (const [place, { article, version }] of written.entries()) {
    const { journal: jkey, akey, issue: issueid } = article;
    const [ref, before] = [refs[place], befores[place]];
    const journal = places.journals.get(jkey);
    const issue = places.issues.get(issueDocId(jkey, issueid));
    // An extended article may be hidden: in an issue or journal that no longer exists.
    if (!ref || !before || !journal || !issue) continue;
    const { metadata } = version;
    const ties = {
      notices: notices.get(keyOf(article)) ?? [],
      about: await aboutOf(ports, jkey, akey, metadata),
      translationOf: await originalOf(ports, jkey, akey, metadata),
      translatedVersions: translated.get(keyOf(article)),
      provedOrcids: await provedOrcidsOf(ports.db, metadata.authors),
      hiddenPeople: hidden,
      announced: [],
    };
    const frame: ArticleFrame = { journal, issue, press, ...ties };
    const seen = seenIn(before);
    const made = await renderVersion(ports, article, version);
    const draft = composeArticle(article, made, frame, seen);
    const cite = await makeCite(ports, draft, publisherOf(frame), seen?.cite, { files: false });
    const { importHash } = article;
    const mark = isMark(importHash) ? { [RUN_MARK]: importHash } : {};
    shown.push({ ref, before, seen, next: { ...draft, cite }, mark });
  }
  return {
    count: shown.length,
    write() {
      for (const each of shown) write(tx, ports, each);
      const ids = shown.map(({ ref }) => ref.id);
      queueMany(tx, db, PUBLISHED_ARTICLES, ids);
    },
  };
}
