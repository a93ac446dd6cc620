/** Brings one work of one record up to date. */
import { createHash } from 'node:crypto';
import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { OrcidConnection, OrcidProblem, OrcidWork } from '@quire/model/entities/orcid';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { z } from 'zod';
import { connectionRef, readConnection } from './connection-record.ts';
import { endByOrcid } from './end-by-orcid.ts';
import { findOwnWork } from './find-own-work.ts';
import type { OrcidAnswer, OrcidClient } from './orcid-client.ts';
import type { OrcidRecordPorts } from './orcid-ports.ts';
import { ownIdentifier, workOfArticle } from './work-of-article.ts';

/** What has come of it: see `settle`. */
export type WorkSent =
  | { readonly kind: 'sent'; readonly putCode: number; readonly hash: string }
  | { readonly kind: 'unchanged' }
  /** It is no longer in the record, and nothing remains to be known. */
  | { readonly kind: 'gone' }
  /** Nothing is sent for this account now. */
  | { readonly kind: 'held' }
  | { readonly kind: 'later'; readonly afterSeconds: number | null; readonly detail: string }
  | {
      readonly kind: 'problem';
      readonly problem: Exclude<OrcidProblem, 'later'>;
      readonly detail: string;
    };

const MessageSchema = z.object({ 'developer-message': z.string() });

/** What ORCID answered, for the person: its words, or the status alone. */
function detailOf({ status, json }: OrcidAnswer): string {
  const said = MessageSchema.safeParse(json).data?.['developer-message'];
  return (said ?? (status === 0 ? '' : String(status))).slice(0, 300);
}

const mayPass = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500;
const isDone = (status: number) => status >= 200 && status < 300;

function failed(answer: OrcidAnswer): WorkSent {
  const detail = detailOf(answer);
  if (mayPass(answer.status))
    return { kind: 'later', afterSeconds: answer.retryAfterSeconds, detail };
  const problem = answer.status === 403 ? 'not-ours' : 'refused';
  return { kind: 'problem', problem, detail };
}

interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}
type Ask = (request: ApiRequest) => Promise<OrcidAnswer | 'ended'>;

/** Asks with the account's token, and once more with a renewed one where ORCID does not take it. */
function asker(
  ports: OrcidRecordPorts,
  client: OrcidClient,
  uid: string,
  tokens: NonNullable<OrcidConnection['tokens']>,
): Ask {
  let current = tokens;
  return async ({ method, path, body }) => {
    const answer = await client.send(method, path, current.access, body);
    if (answer.status !== 401) return answer;
    const renewed = await client.refresh(current.refresh);
    if (renewed === 'unreachable') return { ...answer, status: 503 };
    // Another worker may have renewed it: then it is tried again with that one.
    const over = async () =>
      (await endByOrcid(ports, uid, current.access)) ? 'ended' : { ...answer, status: 503 };
    if (renewed === 'refused') return over();
    current = { access: renewed.access, refresh: renewed.refresh };
    await connectionRef(ports.db, uid).update({ tokens: current });
    const again = await client.send(method, path, current.access, body);
    return again.status === 401 ? over() : again;
  };
}

/** The article as the record is to have it; null where it is not published, or its author is no longer named. */
async function wanted({ db, origin }: OrcidRecordPorts, { article, orcid }: OrcidWork) {
  const stored = (await db.collection(PUBLISHED_ARTICLES).doc(article).get()).data();
  const { data } = PublishedArticleSchema.safeParse(stored);
  if (!data?.metadata.authors.some((author) => author.orcid === orcid)) return null;
  return { identifier: ownIdentifier(data, origin), work: workOfArticle(data, origin) };
}

async function remove(ask: Ask, { orcid, putCode }: OrcidWork): Promise<WorkSent> {
  if (putCode === undefined) return { kind: 'gone' };
  const answer = await ask({ method: 'DELETE', path: `/${orcid}/work/${putCode}` });
  if (answer === 'ended') return { kind: 'held' };
  return isDone(answer.status) || answer.status === 404 ? { kind: 'gone' } : failed(answer);
}

/** Sends a work, or says why not. ORCID's statuses: api_errors.md of its API's documentation. */
export async function sendWork(
  ports: OrcidRecordPorts,
  client: OrcidClient,
  item: OrcidWork,
): Promise<WorkSent> {
  const { uid, orcid } = item;
  const connection = await readConnection(ports.db, uid);
  if (!connection?.tokens || connection.orcid !== orcid) return { kind: 'held' };
  const ask = asker(ports, client, uid, connection.tokens);
  const wish = await wanted(ports, item);
  if (!wish) return remove(ask, item);
  if (!connection.sendsWorks) return { kind: 'held' };
  const { work, identifier } = wish;
  const hash = createHash('sha256').update(JSON.stringify(work)).digest('hex').slice(0, 40);
  if (item.putCode !== undefined && item.hash === hash) return { kind: 'unchanged' };

  async function put(putCode: number): Promise<WorkSent> {
    const body = { ...work, 'put-code': putCode };
    const answer = await ask({ method: 'PUT', path: `/${orcid}/work/${putCode}`, body });
    if (answer === 'ended') return { kind: 'held' };
    if (isDone(answer.status)) return { kind: 'sent', putCode, hash };
    // The person has deleted it from their record.
    if (answer.status === 404) return { kind: 'problem', problem: 'removed', detail: '' };
    return failed(answer);
  }

  if (item.putCode !== undefined) return put(item.putCode);
  const answer = await ask({ method: 'POST', path: `/${orcid}/work`, body: work });
  if (answer === 'ended') return { kind: 'held' };
  const added = Number(/\/work\/(\d+)$/.exec(answer.location ?? '')?.[1] ?? Number.NaN);
  if (isDone(answer.status) && Number.isFinite(added))
    return { kind: 'sent', putCode: added, hash };
  // Added before, and what came of it was lost: or the answer of just now does not say where.
  if (answer.status !== 409 && !isDone(answer.status)) return failed(answer);
  const works = await ask({ method: 'GET', path: `/${orcid}/works` });
  if (works === 'ended') return { kind: 'held' };
  if (!isDone(works.status)) return failed(works);
  const { 'external-id-type': type, 'external-id-value': value } = identifier;
  const before = findOwnWork(works.json, { clientId: client.clientId, type, value });
  if (before !== null) return put(before);
  return { kind: 'problem', problem: 'not-ours', detail: detailOf(answer) };
}
