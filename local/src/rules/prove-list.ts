import { limitLookups } from './limit-lookups.ts';
import { knownData } from './prove/knowledge.ts';
import { type Case, namedDocument, queryCases } from './prove/query-cases.ts';
import type { ListQuery, RulesRequest, Verdict } from './request.ts';
import type { Ruleset } from './ruleset.ts';
import { Context } from './run/context.ts';
import { decide } from './run/decide.ts';
import { LIMITS } from './run/limits.ts';
import { MANY, ONE, type TargetSegment } from './run/match-path.ts';
import { type Outcome, present } from './run/outcome.ts';
import { requestEntries } from './run/request-value.ts';
import { map, path, type RulesMap, type RulesValue, string } from './values/rules-value.ts';

type ListRequest = Omit<RulesRequest, 'resource' | 'newResource'>;

/**
 * Judges a query: allowed if its constraints prove, for every document that could match, that some
 * clause for `list` is true. Lists are not filters: what the constraints leave open is denied, and the
 * trace names the clause and what was missing. Cases of an `or` may be proven by different clauses.
 */
export function proveList(ruleset: Ruleset, request: ListRequest, query: ListQuery): Verdict {
  if (query.allDescendants && ruleset.version === '1')
    return { allowed: false, trace: ["collection group queries need rules_version = '2'"] };
  const cases = queryCases(query);
  if (cases === null)
    return { allowed: false, trace: ['RULES_LIMIT: the query has too many cases to prove'] };
  // The limit of look-ups is one for the query, not one for each of its cases.
  const shared = { ...request, lookup: limitLookups(request.lookup, LIMITS.lookups) };
  const verdicts = cases.map((atoms) => proveCase(ruleset, shared, query, atoms));
  // No case at all: an empty `or` or `in`, which the query language does not have.
  const denied = verdicts.length === 0 ? NOTHING_ASKED : verdicts.find((v) => !v.allowed);
  const debug = verdicts.flatMap((v) => v.debug ?? []);
  if (denied === undefined)
    return {
      allowed: true,
      debug,
      get trace() {
        return [...new Set(verdicts.flatMap((v) => v.trace))];
      },
    };
  return {
    allowed: false,
    debug,
    get trace() {
      const which = `case ${verdicts.indexOf(denied) + 1} of ${verdicts.length} of the query is not proven`;
      return verdicts.length > 1 ? [which, ...denied.trace] : denied.trace;
    },
  };
}

const NOTHING_ASKED: Verdict = { allowed: false, trace: ['the query matches nothing'] };

function proveCase(ruleset: Ruleset, request: ListRequest, query: ListQuery, atoms: Case): Verdict {
  const document = documentAsked(query, atoms);
  const target = document ?? listTarget(query);
  const context = () =>
    new Context({
      service: request.service,
      request: listRequest(request, query),
      resource: listResource(atoms, document),
      lookup: request.lookup,
    });
  return decide(ruleset, { method: 'list', target, service: request.service }, context);
}

/** The one document that the case can find; a name elsewhere finds none and tells nothing. */
function documentAsked(query: ListQuery, atoms: Case): string[] | null {
  const document = namedDocument(atoms);
  const collection = [...query.parent, query.collectionId];
  const isInside =
    document?.length === collection.length + 1 && collection.every((s, i) => s === document[i]);
  return isInside ? document : null;
}

function listTarget(query: ListQuery): TargetSegment[] {
  return query.allDescendants
    ? [...query.parent, MANY, query.collectionId, ONE]
    : [...query.parent, query.collectionId, ONE];
}

/** Which document it will be is open, so `request.path` is left out; asking for it is an error. */
function listRequest(request: ListRequest, query: ListQuery): RulesMap {
  const entries = requestEntries(request);
  entries.set('query', queryValue(query));
  return map(entries);
}

/**
 * `limit` and `offset` are there when the query has them. The form of `orderBy` is not published: it
 * is that of Google's emulator, as seen by others, with each field written out and its direction.
 */
function queryValue(query: ListQuery): RulesMap {
  const entries = new Map<string, RulesValue>();
  if (query.limit !== null) entries.set('limit', { type: 'int', value: BigInt(query.limit) });
  if (query.offset > 0) entries.set('offset', { type: 'int', value: BigInt(query.offset) });
  const orders = query.writtenOrderBy ?? query.orderBy;
  const directions = orders.map(
    (o) => [o.field.join('.'), string(o.direction.toUpperCase())] as const,
  );
  entries.set('orderBy', map(new Map<string, RulesValue>(directions)));
  return map(entries);
}

function listResource(atoms: Case, document: readonly string[] | null): Outcome {
  const id = document?.at(-1);
  return {
    ...present('resource'),
    types: ['map'],
    fields: new Map<string, RulesValue | ReturnType<typeof present>>([
      ['data', knownData(atoms)],
      ['id', id === undefined ? { ...present('resource.id'), types: ['string'] } : string(id)],
      [
        '__name__',
        document === null ? { ...present('resource.__name__'), types: ['path'] } : path(document),
      ],
    ]),
  };
}
