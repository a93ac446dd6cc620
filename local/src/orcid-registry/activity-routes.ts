/** `/v3.0/{orcid}/…` and `/v3.0/group-id-record`: reading and writing with a token. */
import {
  ACTIVITIES,
  type Activity,
  type ActivityKind,
  GroupSchema,
  ownIdentifiers,
} from './activity-schemas.ts';
import { apiError, json, oauthError, type RegistryAnswer } from './registry-answer.ts';
import type { RegistryStore, StoredActivity, Token } from './registry-store.ts';

export interface ApiCall {
  readonly store: RegistryStore;
  readonly clientId: string;
  readonly origin: string;
  readonly method: string;
  /** Below `/v3.0`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string;
  readonly contentType: string;
  readonly body: string;
  readonly now: number;
}

const NOT_FOUND = apiError(404, 9016, '404 Not Found: The resource was not found.');
const isJson = (type: string) => /^application\/(vnd\.orcid\+|orcid\+)?json\b/.test(type);

function tokenOf({ store, authorization }: ApiCall): Token | null {
  const named = /^Bearer (.+)$/i.exec(authorization)?.[1];
  return (named && store.tokens.get(named)) || null;
}

const badRequest = (reason: string) =>
  apiError(
    400,
    9006,
    `400 Bad Request: The client application sent a bad request to ORCID. Full validation error: ${reason}`,
  );

/** The JSON of a request; `undefined` where it cannot be read. */
function bodyOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const dated = (value: number) => ({ value });
const source = (clientId: string, origin: string) => ({
  'source-orcid': null,
  'source-client-id': {
    ...{ uri: `${origin}/client/${clientId}`, path: clientId, host: new URL(origin).host },
  },
  'source-name': { value: 'Client of this machine' },
});

function whole({ activity, kind, ...stored }: StoredActivity, origin: string) {
  const { putCode, orcid, client, createdAt, changedAt } = stored;
  return {
    'created-date': dated(createdAt),
    'last-modified-date': dated(changedAt),
    source: source(client, origin),
    ...activity,
    'put-code': putCode,
    path: `/${orcid}/${kind}/${putCode}`,
    visibility: activity.visibility ?? 'public',
  };
}

function workSummary(stored: StoredActivity, origin: string) {
  const {
    'short-description': _,
    citation: __,
    contributors: ___,
    ...rest
  } = {
    ...{ 'short-description': null, citation: null, contributors: null },
    ...whole(stored, origin),
  };
  return { ...rest, 'display-index': '1' };
}

/** What a `peer-review` has and its `peer-review-summary` has not, by those names: peer-review-3.0.xsd. */
const NOT_IN_SUMMARIES: ReadonlySet<string> = new Set([
  ...['review-identifiers', 'review-completion-date', 'subject-external-identifier'],
  ...['subject-container-name', 'subject-type', 'subject-name', 'subject-url'],
]);

function reviewSummary(stored: StoredActivity, origin: string) {
  const { activity } = stored;
  const kept = Object.entries(whole(stored, origin)).filter(
    ([name]) => !NOT_IN_SUMMARIES.has(name),
  );
  return {
    ...Object.fromEntries(kept),
    ...('review-identifiers' in activity
      ? {
          'external-ids': activity['review-identifiers'],
          'completion-date': activity['review-completion-date'],
        }
      : {}),
  };
}

function summaries(call: ApiCall, orcid: string, kind: ActivityKind): RegistryAnswer {
  const all = [...call.store.activities.values()].filter(
    (each) => each.orcid === orcid && each.kind === kind,
  );
  if (kind === 'work') {
    const group = all.map((each) => ({
      'last-modified-date': dated(each.changedAt),
      'external-ids': 'external-ids' in each.activity ? each.activity['external-ids'] : null,
      'work-summary': [workSummary(each, call.origin)],
    }));
    return json(200, { 'last-modified-date': null, group, path: `/${orcid}/works` });
  }
  const group = all.map((each) => ({
    'last-modified-date': dated(each.changedAt),
    'external-ids': { 'external-id': [] },
    'peer-review-group': [
      {
        'external-ids':
          'review-identifiers' in each.activity ? each.activity['review-identifiers'] : null,
        'peer-review-summary': [reviewSummary(each, call.origin)],
      },
    ],
  }));
  return json(200, { 'last-modified-date': null, group, path: `/${orcid}/peer-reviews` });
}

const CHECK_ISSN = /^issn:\d{4}-\d{3}[\dX]$/;

/** Groups of ISSNs are there by themselves; others have to be made first. */
function hasGroup(store: RegistryStore, activity: Activity): boolean {
  if (!('review-group-id' in activity)) return true;
  const id = activity['review-group-id'];
  if (CHECK_ISSN.test(id)) return true;
  return [...store.groups.values()].some((group) => group['group-id'] === id);
}

function write(call: ApiCall, orcid: string, kind: ActivityKind, putCode: number | null) {
  const { store, clientId, contentType, now, origin } = call;
  if (!isJson(contentType))
    return apiError(415, 9000, '415 Unsupported Media Type: JSON is spoken here.');
  const { success, data, error } = ACTIVITIES[kind].schema.safeParse(bodyOf(call.body));
  if (!success) {
    const [issue] = error.issues;
    return badRequest(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const before = putCode === null ? undefined : store.activities.get(putCode);
  if (putCode !== null) {
    if (!before || before.orcid !== orcid || before.kind !== kind) return NOT_FOUND;
    if (data['put-code'] !== putCode)
      return badRequest(
        `The put code in the URL was ${putCode} whereas the one in the body was ${data['put-code'] ?? 'null'}.`,
      );
    if (before.client !== clientId) return notTheSource(kind);
  } else if (data['put-code'])
    return badRequest('The put code has to be empty when an item is posted.');
  if (!hasGroup(store, data)) return badRequest('Invalid group-id.');
  const own = ownIdentifiers(data);
  const same = [...store.activities.values()].find(
    (each) =>
      each.orcid === orcid &&
      each.kind === kind &&
      each.client === clientId &&
      each.putCode !== putCode &&
      ownIdentifiers(each.activity).some((id) => own.includes(id)),
  );
  if (same)
    return apiError(
      409,
      9021,
      '409 Conflict: You have already added this activity (matched by external identifiers), please see element with put-code ' +
        `${same.putCode}. If you are trying to edit the item, please use PUT instead of POST.`,
    );
  const code = putCode ?? store.nextPutCode();
  const stored: StoredActivity = {
    ...{ orcid, kind, putCode: code, client: clientId, activity: data },
    ...{ createdAt: before?.createdAt ?? now, changedAt: now },
  };
  store.activities.set(code, stored);
  if (putCode !== null) return json(200, whole(stored, origin));
  const location = `${origin}/v3.0/${orcid}/${kind}/${code}`;
  return { status: 201, body: '', headers: { location } };
}

const notTheSource = (kind: ActivityKind) =>
  apiError(
    403,
    9010,
    `403 Forbidden: You are not the source of the ${kind}, so you are not allowed to update it.`,
  );

function remove({ store, clientId }: ApiCall, orcid: string, kind: ActivityKind, code: number) {
  const stored = store.activities.get(code);
  if (!stored || stored.orcid !== orcid || stored.kind !== kind) return NOT_FOUND;
  if (stored.client !== clientId) return notTheSource(kind);
  store.activities.delete(code);
  return { status: 204, body: '' };
}

function groups(call: ApiCall, putCode: number | null): RegistryAnswer {
  const { store, method, origin, query } = call;
  const all = [...store.groups.values()];
  if (method === 'GET' && putCode === null) {
    const asked = query.get('group-id');
    const found = asked === null ? all : all.filter((group) => group['group-id'] === asked);
    if (asked !== null && found.length === 0) return NOT_FOUND;
    const list = { page: 1, 'page-size': found.length, total: found.length };
    return json(200, { ...list, 'group-id-record': found });
  }
  const known = putCode === null ? undefined : store.groups.get(putCode);
  if (putCode !== null && !known) return NOT_FOUND;
  if (method === 'GET') return json(200, known);
  if (method === 'DELETE' && putCode !== null) {
    const isUsed = [...store.activities.values()].some(
      ({ activity }) =>
        'review-group-id' in activity && activity['review-group-id'] === known?.['group-id'],
    );
    if (isUsed) return apiError(400, 9034, '400 Bad Request: The group is used by peer reviews.');
    store.groups.delete(putCode);
    return { status: 204, body: '' };
  }
  const { success, data } = GroupSchema.safeParse(bodyOf(call.body));
  if (!success) return badRequest('The group cannot be read.');
  if (putCode !== null) {
    const next = { ...data, 'put-code': putCode };
    store.groups.set(putCode, next);
    return json(200, next);
  }
  if (all.some((group) => group['group-id'] === data['group-id']))
    return apiError(409, 9022, '409 Conflict: The group id exists already.');
  const code = store.nextPutCode();
  store.groups.set(code, { ...data, 'put-code': code });
  return { status: 201, body: '', headers: { location: `${origin}/v3.0/group-id-record/${code}` } };
}

const ACTIVITY = /^\/((?:\d{4}-){3}\d{3}[\dX])\/(work|peer-review)(?:\/(\d+))?$/;
const SUMMARIES = /^\/((?:\d{4}-){3}\d{3}[\dX])\/(work|peer-review)s$/;
const RECORD = /^\/((?:\d{4}-){3}\d{3}[\dX])\/(record|person)$/;
const GROUPS = /^\/group-id-record\/?(\d+)?$/;

/** Answers a call of the API. */
export function answerApi(call: ApiCall): RegistryAnswer {
  const { method, path } = call;
  const token = tokenOf(call);
  if (!token)
    return oauthError(
      401,
      'invalid_token',
      `Invalid access token: ${call.authorization.replace(/^Bearer /i, '')}`,
    );
  const group = GROUPS.exec(path);
  if (group) {
    if (token.orcid !== null) return oauthError(403, 'access_denied', 'The scope does not suffice');
    return groups(call, group[1] ? Number(group[1]) : null);
  }
  const [, orcid = '', part = '', code] =
    ACTIVITY.exec(path) ?? SUMMARIES.exec(path) ?? RECORD.exec(path) ?? [];
  if (!orcid) return NOT_FOUND;
  if (token.orcid !== orcid)
    return oauthError(401, 'invalid_token', 'The token is not for this ORCID iD');
  const needed = method === 'GET' ? '/read-limited' : '/activities/update';
  if (!token.scopes.includes(needed))
    return oauthError(403, 'insufficient_scope', `The token does not have ${needed}`);
  if (part === 'record' || part === 'person') {
    const name = { 'credit-name': { value: token.name }, path: orcid };
    const identifier = { uri: `${call.origin}/${orcid}`, path: orcid, host: 'localhost' };
    return json(200, { 'orcid-identifier': identifier, person: { name } });
  }
  const kind = part === 'work' ? 'work' : 'peer-review';
  if (SUMMARIES.test(path)) return method === 'GET' ? summaries(call, orcid, kind) : NOT_FOUND;
  if (!code) return method === 'POST' ? write(call, orcid, kind, null) : NOT_FOUND;
  if (method === 'PUT') return write(call, orcid, kind, Number(code));
  if (method === 'DELETE') return remove(call, orcid, kind, Number(code));
  const stored = call.store.activities.get(Number(code));
  if (method !== 'GET' || stored?.orcid !== orcid || stored.kind !== kind) return NOT_FOUND;
  return json(200, whole(stored, call.origin));
}
