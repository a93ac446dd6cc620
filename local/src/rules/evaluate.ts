import type { RulesRequest, Verdict } from './request.ts';
import type { Ruleset } from './ruleset.ts';
import { Context } from './run/context.ts';
import { decide } from './run/decide.ts';
import { requestValue, resourceValue } from './run/request-value.ts';

/**
 * Judges one request on one document or object: allowed if some `allow` of a match that fits the path
 * comes out true. Throws nothing but the look-up's own `DocumentNeeded`.
 */
export function evaluate(ruleset: Ruleset, request: RulesRequest): Verdict {
  const context = () =>
    new Context({
      service: request.service,
      request: requestValue(request),
      resource: resourceValue(request.service, request.resource),
      lookup: request.lookup,
    });
  return decide(
    ruleset,
    { method: request.method, target: request.path, service: request.service },
    context,
  );
}
