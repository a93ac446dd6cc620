import { RE2JS } from 're2js';
import { type Failure, fail } from '../values/failure.ts';
import { bool, type RulesValue, string } from '../values/rules-value.ts';

/** Compiled patterns, newest last; a pattern built from data must not fill the memory. */
const compiled = new Map<string, RE2JS | Failure>();
const KEPT = 500;

/** `matches`: whether the whole string fits the RE2 pattern. */
export function fullMatch(text: string, pattern: string): RulesValue | Failure {
  const regex = compile(pattern);
  return regex instanceof RE2JS ? bool(regex.matches(text)) : regex;
}

/**
 * `replace`: every match gives way to the text. How a back reference is written there is not
 * published, so a text with `$` or `\` is refused.
 */
export function replaceAll(text: string, pattern: string, by: string): RulesValue | Failure {
  if (/[$\\]/.test(by))
    return fail('RULES_UNSUPPORTED', 'replace() with $ or \\ in the new text is not understood');
  const regex = compile(pattern);
  return regex instanceof RE2JS ? string(regex.matcher(text).replaceAll(by)) : regex;
}

/** `split`: the parts between the matches; empty ones stay. */
export function split(text: string, pattern: string): string[] | Failure {
  const regex = compile(pattern);
  return regex instanceof RE2JS ? regex.split(text, -1) : regex;
}

function compile(pattern: string): RE2JS | Failure {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const result = tryCompile(pattern);
  if (compiled.size >= KEPT)
    for (const oldest of compiled.keys()) {
      compiled.delete(oldest);
      break;
    }
  compiled.set(pattern, result);
  return result;
}

function tryCompile(pattern: string): RE2JS | Failure {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    return fail('RULES_REGEX', `/${pattern}/: ${error instanceof Error ? error.message : error}`);
  }
}
