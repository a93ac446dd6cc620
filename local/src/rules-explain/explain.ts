import { evaluate } from '../rules/evaluate.ts';
import { proveList } from '../rules/prove-list.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Asked } from './request-file.ts';

/** The verdict in a line, then each match and clause that was asked with the values it saw. */
export function explain(ruleset: Ruleset, { request, query }: Asked): string {
  const verdict = query === null ? evaluate(ruleset, request) : proveList(ruleset, request, query);
  const who = request.auth === null ? 'a visitor' : request.auth.uid;
  const path = request.path.join('/');
  const head = `${verdict.allowed ? 'ALLOWED' : 'DENIED'}: ${request.method} /${path} by ${who}`;
  const debug = (verdict.debug ?? []).map((line) => `debug(): ${line}`);
  return [head, ...debug, '', ...verdict.trace].join('\n');
}
