/** Looks for the DOIs of references that have none, in the order in which their articles were published. */
import { createHash } from 'node:crypto';
import type { DepositReference } from '@quire/content/export/deposit-reference';
import { ARTICLES, REFERENCE_SEARCHES } from '@quire/model/collections';
import { ArticleSchema } from '@quire/model/entities/article';
import {
  type FoundDoi,
  type ReferenceSearch,
  ReferenceSearchSchema,
} from '@quire/model/entities/reference-search';
import { NOT_DUE } from '@quire/model/entities/registration';
import type { DocumentReference } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { backoffMs } from '../outbox/backoff.ts';
import { readVersion } from '../publishing/article-frame.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { readDepositingPress } from '../registrations/press-of-deposits.ts';
import { readDepositTexts } from '../render/render-text.ts';
import { acceptMatch, canBeFound } from './accept-match.ts';
import { type CitationPorts, PACE_MS, RUN_MS } from './citation-ports.ts';
import type { WorksApi } from './works-api.ts';

const ARTICLES_AT_ONCE = 20;

interface Due {
  readonly ref: DocumentReference;
  readonly search: ReferenceSearch;
}

/** What is known of a reference decides whether it was looked for. */
const nameOf = ({ type, title, author, year, volume, firstPage }: DepositReference): string =>
  createHash('sha256')
    .update(JSON.stringify([type, title, author, year, volume, firstPage]))
    .digest('hex')
    .slice(0, 16);

const addressless = (printed: string): string => printed.replace(/https?:\/\/\S+/g, '').trim();

/** The references of the version that can be looked for; null where it is no longer the newest. */
async function referencesOf(ports: CitationPorts, { ref, search }: Due) {
  const stored = await ports.db.collection(ARTICLES).doc(ref.id).get();
  const article = readRecord(stored, ArticleSchema);
  const version = article && (await readVersion(ports, article));
  if (!version || version.revision !== search.revision) return null;
  const { metadata, markdown, bibtex, macros } = version;
  const paper = { metadata, markdown, bibtex, macros, figures: new Map() };
  const texts = await readDepositTexts(paper);
  return texts?.references.filter(canBeFound) ?? null;
}

/** What staff have said about what was found counts, also where they said it meanwhile. */
const asJudged = (found: readonly FoundDoi[], { removed, found: stored }: ReferenceSearch) =>
  found
    .filter(({ doi }) => !removed.includes(doi))
    .map(
      (each) => stored.find(({ doi, title }) => doi === each.doi && title === each.title) ?? each,
    );

/** Writes what was learnt, unless another version waits by now. Returns whether it was written. */
function keep(
  { db }: CitationPorts,
  { ref, search }: Due,
  change: Partial<ReferenceSearch>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const now = ReferenceSearchSchema.safeParse((await tx.get(ref)).data()).data;
    if (now?.revision !== search.revision) return false;
    const { found } = change;
    tx.update(ref, {
      ...change,
      ...(found ? { found: asJudged(found, now) } : {}),
      // Something was removed meanwhile: the text is made again without it.
      ...(now.removed.length === search.removed.length ? {} : { due: '' }),
    });
    return true;
  });
}

type Ended = 'done' | 'out-of-time' | 'turned-away';

/** Looks for the references that were not looked for yet; `add` is given what was found for each. */
async function lookFor(
  ports: CitationPorts,
  api: WorksApi,
  references: readonly DepositReference[],
  isOver: () => boolean,
  add: (reference: DepositReference, doi: string | null) => void,
): Promise<{ readonly ended: Ended; readonly afterMs: number | null }> {
  for (const reference of references) {
    if (isOver()) return { ended: 'out-of-time', afterMs: null };
    const answer = await api.find(addressless(reference.printed));
    if (answer.is === 'later') return { ended: 'turned-away', afterMs: answer.afterMs };
    add(reference, acceptMatch(reference, answer.works));
    await ports.wait(PACE_MS);
  }
  return { ended: 'done', afterMs: null };
}

async function searchArticle(
  ports: CitationPorts,
  api: WorksApi,
  due: Due,
  isOver: () => boolean,
): Promise<{ readonly ended: Ended; readonly found: number }> {
  const { ref, search } = due;
  const references = await referencesOf(ports, due);
  if (!references) {
    await keep(ports, due, { due: NOT_DUE });
    return { ended: 'done', found: 0 };
  }
  const looked = new Set(search.looked);
  const found: FoundDoi[] = [...search.found];
  const fresh = references.filter((reference) => !looked.has(nameOf(reference)));
  const { ended, afterMs } = await lookFor(ports, api, fresh, isOver, (reference, doi) => {
    const { title = '', author = '', year = '' } = reference;
    looked.add(nameOf(reference));
    if (doi && !search.removed.includes(doi)) found.push({ doi, title, author, year });
  });
  const attempts = ended === 'turned-away' ? search.attempts + 1 : 0;
  const pauseMs = attempts === 0 ? 0 : Math.max(afterMs ?? 0, backoffMs(attempts));
  const again = new Date(ports.now().getTime() + pauseMs).toISOString();
  const learnt = { found, looked: [...looked], attempts, due: again };
  const isKept = await keep(ports, due, learnt);
  if (ended !== 'done' || !isKept) return { ended, found: 0 };
  // The text is made once for all that was found: each time its DOI is registered again.
  const shownWithout = search.removed.length;
  if (found.length !== search.shown || shownWithout !== search.shownWithout) {
    const [journal = '', akey = ''] = ref.id.split('~');
    const made = await reconcilePublication(ports, journal, akey, { remake: true });
    if (!made.ok) {
      ports.log.error(made.code, { article: ref.id });
      const later = new Date(ports.now().getTime() + backoffMs(1)).toISOString();
      await keep(ports, due, { due: later });
      return { ended, found: 0 };
    }
  }
  await keep(ports, due, { due: NOT_DUE, shown: found.length, shownWithout });
  return { ended, found: found.length - search.found.length };
}

/** What fails for one article does not keep the others waiting. */
async function searchOrPostpone(
  ports: CitationPorts,
  api: WorksApi,
  due: Due,
  isOver: () => boolean,
): ReturnType<typeof searchArticle> {
  try {
    return await searchArticle(ports, api, due, isOver);
  } catch (error) {
    ports.log.error('citation/not-looked-for', { article: due.ref.id, reason: String(error) });
    const attempts = due.search.attempts + 1;
    const again = new Date(ports.now().getTime() + backoffMs(attempts)).toISOString();
    await keep(ports, due, { attempts, due: again });
    return { ended: 'done', found: 0 };
  }
}

/**
 * Asks Crossref for the references of the articles that wait, one question after another, and publishes what was found.
 * What was looked for once is not asked for again. Where the agency turns us away, the article waits longer each time,
 * and the others until the next run. Returns how many DOIs were found.
 */
export async function matchReferences(ports: CitationPorts): Promise<{ readonly found: number }> {
  const waiting = await ports.db
    .collection(REFERENCE_SEARCHES)
    .where('due', '<=', ports.now().toISOString())
    .orderBy('due')
    .limit(ARTICLES_AT_ONCE)
    .get();
  const press = waiting.empty ? null : await readDepositingPress(ports.db);
  if (!press?.email) return { found: 0 };
  const api = ports.connect(press.email);
  const began = performance.now();
  const isOver = () => performance.now() - began > RUN_MS;
  let found = 0;
  for (const doc of waiting.docs) {
    if (isOver()) break;
    const search = ReferenceSearchSchema.safeParse(doc.data()).data;
    if (!search) continue;
    const result = await searchOrPostpone(ports, api, { ref: doc.ref, search }, isOver);
    found += result.found;
    if (result.ended === 'turned-away') break;
  }
  return { found };
}
