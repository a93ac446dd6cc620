import { readFileSync } from 'node:fs';
import type { EngineGate } from './access/engine-gate.ts';
import type { RulesIssue } from './access/rules-gate.ts';
import type { Logger } from './logger.ts';
import { openGiven, StartFailure } from './start-failure.ts';

/** What broken rules do to a start: they end it, or leave everything denied until better ones come. */
export type OnBrokenRules = 'refuse' | 'deny';

/**
 * Gives a gate the rules to begin with. Throws RULES_UNREADABLE, and RULES_BROKEN with the line and
 * column of every issue unless they are to be lived with.
 */
export function loadInitialRules(
  gate: EngineGate,
  file: string | null,
  onBroken: OnBrokenRules,
  log: Logger,
): void {
  if (!file) {
    log.warn('No rules file is given: everything is denied but to the admin.');
    return;
  }
  const source = openGiven('RULES', file, () => readFileSync(file, 'utf8'));
  const issues = gate.setInitialRules(source);
  if (issues.length === 0) return;
  const places = issues.map((issue) => placeOf(file, issue));
  if (onBroken === 'refuse') throw new StartFailure('RULES_BROKEN', places.join('\n'));
  for (const place of places) log.warn(place);
  log.warn('The rules are broken: everything is denied but to the admin.');
}

function placeOf(file: string, { line, column, message }: RulesIssue): string {
  return `${file}:${line}:${column} ${message}`;
}
