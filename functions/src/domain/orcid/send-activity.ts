/** Brings one work or one review of one record up to date. */
import { createHash } from 'node:crypto';
import type { OrcidActivity, OrcidConnection, OrcidProblem } from '@quire/model/entities/orcid';
import { z } from 'zod';
import { connectionRef, readConnection } from './connection-record.ts';
import { endByOrcid } from './end-by-orcid.ts';
import { findOwnActivity } from './find-own-activity.ts';
import type { OrcidAnswer, OrcidClient } from './orcid-client.ts';
import type { OrcidRecordPorts } from './orcid-ports.ts';
import type { Wanted } from './wanted-activity.ts';
import { wantedReview } from './wanted-review.ts';
import { wantedWork } from './wanted-work.ts';

/** What has come of it: see `settle`. */
export type ActivitySent =
  | { readonly kind: 'sent'; readonly putCode: number; readonly hash: string }
  | { readonly kind: 'unchanged' }
  /** It is no longer in the record, and nothing remains to be known. */
  | { readonly kind: 'gone' }
  /** Nothing is sent for this account now. */
  | { readonly kind: 'held' }
  /** It is not to be added before. */
  | { readonly kind: 'early'; readonly until: string }
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

function failed(answer: OrcidAnswer): ActivitySent {
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

/** Of each kind of item: its part of ORCID's addresses, and whether its person wants it sent. */
const KINDS = {
  work: { part: 'work', isChosen: ({ sendsWorks }: OrcidConnection) => sendsWorks },
  review: { part: 'peer-review', isChosen: ({ sendsReviews }: OrcidConnection) => sendsReviews },
} as const;

const wantedOf = (ports: OrcidRecordPorts, item: OrcidActivity): Promise<Wanted> =>
  item.kind === 'work' ? wantedWork(ports, item) : wantedReview(ports, item);

async function remove(ask: Ask, { kind, orcid, putCode }: OrcidActivity): Promise<ActivitySent> {
  if (putCode === undefined) return { kind: 'gone' };
  const answer = await ask({ method: 'DELETE', path: `/${orcid}/${KINDS[kind].part}/${putCode}` });
  if (answer === 'ended') return { kind: 'held' };
  return isDone(answer.status) || answer.status === 404 ? { kind: 'gone' } : failed(answer);
}

/** Sends a work or a review, or says why not. ORCID's statuses: api_errors.md of its API's documentation. */
export async function sendActivity(
  ports: OrcidRecordPorts,
  client: OrcidClient,
  item: OrcidActivity,
): Promise<ActivitySent> {
  const { uid, orcid } = item;
  const { part, isChosen } = KINDS[item.kind];
  const connection = await readConnection(ports.db, uid);
  if (!connection?.tokens || connection.orcid !== orcid) return { kind: 'held' };
  const ask = asker(ports, client, uid, connection.tokens);
  const wish = await wantedOf(ports, item);
  if (!wish) return remove(ask, item);
  if (wish === 'incomplete' || !isChosen(connection)) return { kind: 'held' };
  const { activity, identifier, notBefore } = wish;
  const hash = createHash('sha256').update(JSON.stringify(activity)).digest('hex').slice(0, 40);
  if (item.putCode !== undefined && item.hash === hash) return { kind: 'unchanged' };

  async function put(putCode: number): Promise<ActivitySent> {
    const body = { ...activity, 'put-code': putCode };
    const answer = await ask({ method: 'PUT', path: `/${orcid}/${part}/${putCode}`, body });
    if (answer === 'ended') return { kind: 'held' };
    if (isDone(answer.status)) return { kind: 'sent', putCode, hash };
    // The person has deleted it from their record.
    if (answer.status === 404) return { kind: 'problem', problem: 'removed', detail: '' };
    return failed(answer);
  }

  if (item.putCode !== undefined) return put(item.putCode);
  if (notBefore && notBefore > ports.now().toISOString())
    return { kind: 'early', until: notBefore };
  const answer = await ask({ method: 'POST', path: `/${orcid}/${part}`, body: activity });
  if (answer === 'ended') return { kind: 'held' };
  const added = Number(/\/(\d+)$/.exec(answer.location ?? '')?.[1] ?? Number.NaN);
  if (isDone(answer.status) && Number.isFinite(added))
    return { kind: 'sent', putCode: added, hash };
  // Added before, and what came of it was lost: or the answer of just now does not say where.
  if (answer.status !== 409 && !isDone(answer.status)) return failed(answer);
  const all = await ask({ method: 'GET', path: `/${orcid}/${part}s` });
  if (all === 'ended') return { kind: 'held' };
  if (!isDone(all.status)) return failed(all);
  const { 'external-id-type': type, 'external-id-value': value } = identifier;
  const before = findOwnActivity(all.json, { clientId: client.clientId, type, value });
  if (before !== null) return put(before);
  return { kind: 'problem', problem: 'not-ours', detail: detailOf(answer) };
}
