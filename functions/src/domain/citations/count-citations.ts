/** Asks, some DOIs at a time, how often the articles of the press are cited. */
import { isDeepStrictEqual } from 'node:util';
import {
  CITATIONS_COUNTED,
  PUBLISHED_ARTICLES,
  REGISTRATION_STATE,
  REGISTRATIONS,
} from '@quire/model/collections';
import type { CitedBy } from '@quire/model/entities/cited-by';
import { RegistrationSchema } from '@quire/model/entities/registration';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readDepositingPress } from '../registrations/press-of-deposits.ts';
import { type CitationPorts, PACE_MS, RUN_MS } from './citation-ports.ts';
import type { WorksApi } from './works-api.ts';

/** A run looks at this many registrations. */
const AT_ONCE = 40;
/** DOIs that are asked for within a day. */
const A_DAY = 2_000;
const DAY_MS = 86_400_000;

const StateSchema = z.object({
  /** When all DOIs began to be asked for, one after the other; the next time begins a day later. */
  began: z.iso.datetime(),
  /** The registration after which it goes on; empty: the first; null: all were asked for. */
  after: z.string().nullable(),
  day: z.string(),
  asked: z.number().int().nonnegative(),
});
type State = z.infer<typeof StateSchema>;

/** Where the walk goes on; null if nothing is to be asked now. */
function current(state: State | undefined, now: Date): State | null {
  const day = now.toISOString().slice(0, 10);
  const asked = state?.day === day ? state.asked : 0;
  if (asked >= A_DAY) return null;
  if (state && state.after !== null) return { ...state, day, asked };
  if (state && now.getTime() - Date.parse(state.began) < DAY_MS) return null;
  return { began: now.toISOString(), after: '', day, asked };
}

async function show({ db }: CitationPorts, article: string, citedBy: CitedBy | null) {
  const ref = db.collection(PUBLISHED_ARTICLES).doc(article);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(ref);
    const stored: unknown = before.get('citedBy') ?? null;
    if (!before.exists || isDeepStrictEqual(stored, citedBy)) return false;
    tx.update(ref, { citedBy: citedBy ?? FieldValue.delete() });
    return true;
  });
}

/** What is known of one DOI; undefined where nobody can say now. */
async function citedBy(
  { citingWorks }: CitationPorts,
  api: WorksApi,
  doi: string,
): Promise<CitedBy | null | undefined> {
  const answer = await api.count(doi);
  if (answer.is === 'later') return undefined;
  const { count } = answer;
  // Not known there, or cited by none.
  if (!count) return null;
  const works = await citingWorks(doi);
  return { count, ...(works && works.length > 0 ? { works: [...works] } : {}) };
}

/**
 * Goes through the articles registered with Crossref, at most once a day and not more than `A_DAY` of them, and shows
 * how often each is cited, with the citing works where the press has the account of its prefix. Where the agency turns us
 * away, the next run goes on at the same DOI. Returns how many articles show something else than before.
 */
export async function countCitations(ports: CitationPorts): Promise<{ readonly changed: number }> {
  const { db, now } = ports;
  const ref = db.collection(REGISTRATION_STATE).doc(CITATIONS_COUNTED);
  const state = current(StateSchema.safeParse((await ref.get()).data()).data, now());
  const press = state && (await readDepositingPress(db));
  if (!state || !press?.email) return { changed: 0 };
  const page = db.collection(REGISTRATIONS).orderBy(FieldPath.documentId()).limit(AT_ONCE);
  const { docs } = await (state.after ? page.startAfter(state.after) : page).get();
  const api = ports.connect(press.email);
  const began = performance.now();
  let [changed, asked, at] = [0, state.asked, 0];
  for (const doc of docs) {
    if (performance.now() - began > RUN_MS || asked >= A_DAY) break;
    const registration = RegistrationSchema.safeParse(doc.data()).data;
    const isAsked =
      registration?.agency === 'crossref' &&
      registration.source.collection === PUBLISHED_ARTICLES &&
      registration.kind === 'article' &&
      registration.registeredHash !== '' &&
      !registration.isTest;
    if (isAsked) {
      const said = await citedBy(ports, api, registration.doi);
      if (said === undefined) break;
      asked += 1;
      if (await show(ports, registration.source.id, said)) changed += 1;
      await ports.wait(PACE_MS);
    }
    at += 1;
  }
  const isEnd = at === docs.length && docs.length < AT_ONCE;
  // Where nothing is registered yet, the day has not begun.
  if (isEnd && asked === 0 && !state.after) return { changed };
  const after = isEnd ? null : (docs[at - 1]?.id ?? state.after);
  await ref.set({ ...state, asked, after });
  return { changed };
}
