import type { RulesRequest, RulesResource } from '../request.ts';
import { fromFields } from '../values/from-firestore.ts';
import { fromJson } from '../values/from-json.ts';
import { map, NULL, path, type RulesValue, string } from '../values/rules-value.ts';
import { firestoreDocument } from './document.ts';

/** A caller's token, made once for all of their requests. */
function tokenValue(token: Readonly<Record<string, unknown>>): RulesValue {
  const known = TOKENS.get(token);
  if (known !== undefined) return known;
  const value = fromJson(token);
  TOKENS.set(token, value);
  return value;
}

const TOKENS = new WeakMap<object, RulesValue>();

/** `request` as rules see it, without `query` and the parts that a query leaves open. */
export function requestEntries(
  request: Pick<RulesRequest, 'method' | 'time' | 'auth'>,
): Map<string, RulesValue> {
  const { auth, time } = request;
  return new Map<string, RulesValue>([
    [
      'auth',
      auth === null
        ? NULL
        : map(
            new Map([
              ['uid', string(auth.uid)],
              ['token', tokenValue(auth.token)],
            ]),
          ),
    ],
    ['method', string(request.method)],
    // Published: empty for all standard methods.
    ['params', map(new Map())],
    ['time', { type: 'timestamp', nanos: time.seconds * 1_000_000_000n + BigInt(time.nanos) }],
  ]);
}

/** `request` of one document or object. */
export function requestValue(request: RulesRequest): RulesValue {
  const entries = requestEntries(request);
  entries.set('path', path(request.path));
  // Published: present on writes only. On deletes it is null in Firestore, as others recorded it of
  // production over the wire, though the Rules Test API has none there, and Storage has none either.
  const isDelete = request.method === 'delete' && request.service === 'cloud.firestore';
  if (request.newResource !== null || isDelete)
    entries.set('resource', resourceValue(request.service, request.newResource));
  return map(entries);
}

/** `resource` or `request.resource`: null when there is none. */
export function resourceValue(
  service: RulesRequest['service'],
  resource: RulesResource | null,
): RulesValue {
  if (resource === null) return NULL;
  if (service === 'cloud.firestore') return firestoreDocument(resource.path, resource.fields);
  return fromFields(resource.fields);
}
