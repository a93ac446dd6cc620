import type { Fields, Value } from '../../values/value.ts';
import { compileRules } from '../compile.ts';
import type { DocumentLookup, RulesRequest } from '../request.ts';
import { Context } from '../run/context.ts';
import { evaluateExpression } from '../run/evaluate-expression.ts';
import { requestValue, resourceValue } from '../run/request-value.ts';
import { show } from '../values/show.ts';
import { fields } from './values.ts';

export const DOCUMENT = ['databases', '(default)', 'documents', 'posts', 'p1'] as const;

/** What a test may say about a request; the rest is an anonymous read of an empty document. */
export interface Given {
  readonly data?: Readonly<Record<string, Value | string | number | boolean | null>>;
  readonly newData?: Given['data'];
  readonly auth?: RulesRequest['auth'];
  readonly documents?: Readonly<Record<string, Fields>>;
  readonly service?: RulesRequest['service'];
  readonly method?: RulesRequest['method'];
}

/** A request made of what a test says. */
export function requestOf(
  given: Given,
  method: RulesRequest['method'] = given.method ?? 'get',
): RulesRequest {
  const lookup: DocumentLookup = (path) => given.documents?.[path.slice(3).join('/')] ?? null;
  const resource = (data: Given['data']) => ({ path: DOCUMENT, fields: fields(data ?? {}) });
  return {
    method,
    path: DOCUMENT,
    time: { seconds: 1_700_000_000n, nanos: 0 },
    auth: given.auth ?? null,
    resource: given.data === undefined ? null : resource(given.data),
    newResource: given.newData === undefined ? null : resource(given.newData),
    service: given.service ?? 'cloud.firestore',
    lookup,
  };
}

/** What an expression comes to, as the log shows a value, or the code of its error. */
export function outcomeOf(expression: string, given: Given = {}): string {
  const service = given.service ?? 'cloud.firestore';
  const compiled = compileRules(
    `rules_version = '2'; service ${service} { match /x { allow get: if ${expression}\n; } }`,
  );
  if (!compiled.ok) return compiled.issues.map((i) => i.message).join('; ');
  const match = compiled.ruleset.matches[0];
  const condition = match?.clauses[0]?.condition;
  if (match === undefined || !condition) throw new Error('the one clause is there');
  const request = requestOf(given);
  const context = new Context({
    service,
    request: requestValue(request),
    resource: resourceValue(service, request.resource),
    lookup: request.lookup,
  });
  const scope = { functions: match.functions, bindings: [], locals: new Map(), depth: 0 };
  const outcome = evaluateExpression(condition, scope, context);
  if (outcome.type === 'error') return outcome.code;
  return outcome.type === 'partial' ? 'partial' : show(outcome);
}
