import { PUBLISHED_ARTICLES, USAGE, USAGE_DAYS } from '@quire/model/collections';
import type { ArticleUse } from '@quire/model/entities/usage';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

export interface CountPorts {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** How long the existence of an article is cached. */
const KNOWN_FOR_MS = 600_000;
const KNOWN_MOST = 5_000;
const knownAt = new WeakMap<Firestore, Map<string, number>>();

async function isPublished({ db, now }: CountPorts, article: string): Promise<boolean> {
  const known = knownAt.get(db) ?? new Map<string, number>();
  knownAt.set(db, known);
  const at = now().getTime();
  if (at - (known.get(article) ?? Number.NEGATIVE_INFINITY) < KNOWN_FOR_MS) return true;
  const found = await db.collection(PUBLISHED_ARTICLES).doc(article).get();
  if (!found.exists) return false;
  if (known.size >= KNOWN_MOST) known.clear();
  known.set(article, at);
  return true;
}

/** Adds one to an article's day (UTC); false if it is not a published article. */
export async function countUse(ports: CountPorts, { article, what }: ArticleUse): Promise<boolean> {
  if (!(await isPublished(ports, article))) return false;
  const day = ports.now().toISOString().slice(0, 10);
  const field = what === 'view' ? 'views' : 'downloads';
  await ports.db
    .collection(USAGE)
    .doc(article)
    .collection(USAGE_DAYS)
    .doc(day)
    .set({ article, day, [field]: FieldValue.increment(1) }, { merge: true });
  return true;
}
