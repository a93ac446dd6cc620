import { RE2JS } from 're2js';
import { type Failure, fail } from '../values/failure.ts';
import { bool, type RulesValue, string } from '../values/rules-value.ts';
import { MOST_TEXT, tooLong } from '../values/weight.ts';

/** Compiled patterns, newest last; a pattern built from data must not fill the memory. */
const compiled = new Map<string, RE2JS | Failure>();
const KEPT = 500;
const LONGEST_KEPT = 1000;

/** `matches`: whether the whole string fits the RE2 pattern. */
export function fullMatch(text: string, pattern: string): RulesValue | Failure {
  const regex = compile(pattern);
  return regex instanceof RE2JS ? bool(regex.matches(text)) : regex;
}

/**
 * `replace`: every match gives way to the text, in which `$1` is a group of the match and a backslash
 * comes before what is meant literally, as in Java.
 */
export function replaceAll(text: string, pattern: string, by: string): RulesValue | Failure {
  const regex = compile(pattern);
  if (!(regex instanceof RE2JS)) return regex;
  try {
    if (sizeReplaced(regex, text, by) > MOST_TEXT) return tooLong();
    return string(regex.matcher(text).replaceAll(by, true));
  } catch (error) {
    return fail('RULES_REGEX', `replace(): ${error instanceof Error ? error.message : error}`);
  }
}

/** At most this long, whatever the groups hold: told before it is made. */
function sizeReplaced(regex: RE2JS, text: string, by: string): number {
  const references = by.split('$').length - 1;
  const most = text.length * (1 + references);
  if (most + (text.length + 1) * by.length <= MOST_TEXT) return 0;
  let found = 0;
  for (const matcher = regex.matcher(text); matcher.find(); ) found++;
  return most + found * by.length;
}

/** `split`: the parts between the matches; empty ones stay. */
export function split(text: string, pattern: string): string[] | Failure {
  const regex = compile(pattern);
  return regex instanceof RE2JS ? regex.split(text, -1) : regex;
}

/** What is wrong with a pattern, in the words of its error; null when it is RE2. */
export function patternIssue(pattern: string): string | null {
  const regex = compile(pattern);
  return regex instanceof RE2JS ? null : regex.message;
}

function compile(pattern: string): RE2JS | Failure {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const result = tryCompile(pattern);
  if (pattern.length > LONGEST_KEPT) return result;
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
