import { limitLookups } from './limit-lookups.ts';
import { knownData } from './prove/knowledge.ts';
import { type Case, namedDocument, queryCases } from './prove/query-cases.ts';
import type { ListQuery, RulesRequest, Verdict } from './request.ts';
import type { Ruleset } from './ruleset.ts';
import { Context } from './run/context.ts';
import { decide } from './run/decide.ts';
import { LIMITS } from './run/limits.ts';
import { MANY, ONE, type TargetSegment } from './run/match-path.ts';
import { type Outcome, type PartlyKnown, present } from './run/outcome.ts';
import { requestEntries } from './run/request-value.ts';
import { map, NULL, path, type RulesValue, string } from './values/rules-value.ts';

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
function listRequest(request: ListRequest, query: ListQuery): PartlyKnown {
  const fields = new Map<string, RulesValue | PartlyKnown>(requestEntries(request));
  return { ...present('request'), types: ['map'], fields: fields.set('query', queryOf(query)) };
}

/**
 * As others recorded it of production: `limit` is null and `offset` 0 where the query has none,
 * `orderBy` a map of each field written out and its direction. More is in it that nobody has named.
 */
function queryOf(query: ListQuery): PartlyKnown {
  const limit: RulesValue =
    query.limit === null ? NULL : { type: 'int', value: BigInt(query.limit) };
  const orders = query.writtenOrderBy ?? query.orderBy;
  const directions = orders.map(
    (o) => [o.field.join('.'), string(o.direction.toUpperCase())] as const,
  );
  const fields = new Map<string, RulesValue>([
    ['limit', limit],
    ['offset', { type: 'int', value: BigInt(query.offset) }],
    ['orderBy', map(new Map<string, RulesValue>(directions))],
  ]);
  return { ...present('request.query'), types: ['map'], fields };
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
