import { ORCID_ITEMS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { OrcidWorkSchema } from '@quire/model/entities/orcid';
import type { Ports } from '../../platform/database/ports.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { queueReviewsOfPerson } from './queue-reviews.ts';
import { articlesOf, queueWorks } from './queue-works.ts';

const ITEMS_MAX = 200;

/**
 * An account was connected, has ended its connection, or chose what is sent: its works and reviews wait to be sent, and where
 * another iD is proved than before, its articles are derived again, so that pages and deposits say so. The newest
 * hundred of each iD: older ones follow when they are published again.
 */
export async function followConnection(
  ports: Ports,
  uid: string,
  orcids: readonly string[],
  { isMarkChanged }: { readonly isMarkChanged: boolean },
): Promise<void> {
  const { db } = ports;
  const [sent, ...written] = await Promise.all([
    db.collection(ORCID_ITEMS).where('uid', '==', uid).limit(ITEMS_MAX).get(),
    ...[...new Set(orcids)].map((orcid) => articlesOf(db, orcid)),
  ]);
  const had = sent.docs.flatMap((doc) => OrcidWorkSchema.safeParse(doc.data()).data?.article ?? []);
  const named = written.flat();
  for (const article of new Set([...named, ...had])) await queueWorks(ports, article);
  await queueReviewsOfPerson(ports, uid);
  if (!isMarkChanged) return;
  for (const article of new Set(named)) {
    const { journal, akey } =
      (await db.collection(PUBLISHED_ARTICLES).doc(article).get()).data() ?? {};
    if (typeof journal !== 'string' || typeof akey !== 'string') continue;
    const result = await reconcilePublication(ports, journal, akey);
    if (!result.ok && result.retry) throw new Error(result.code);
  }
}
