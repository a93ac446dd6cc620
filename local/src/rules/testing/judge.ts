import { compileRules } from '../compile.ts';
import { evaluate } from '../evaluate.ts';
import type { RulesRequest, Verdict } from '../request.ts';
import { type Given, requestOf } from './outcome-of.ts';

/** Judges with matches below the documents of a database. */
export function judge(
  body: string,
  given: Given = {},
  change: Partial<RulesRequest> = {},
): Verdict {
  const source = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
  const compiled = compileRules(source);
  if (!compiled.ok) throw new Error(compiled.issues[0]?.message);
  return evaluate(compiled.ruleset, { ...requestOf(given), ...change });
}

/** A path below the documents of the database. */
export const at = (...segments: string[]): Pick<RulesRequest, 'path'> => ({
  path: ['databases', '(default)', 'documents', ...segments],
});
