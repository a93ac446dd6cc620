import { parseSync } from 'vite';
import { MARKS, type ScriptParts } from '../../src/messages/script-parts.ts';
import { findCalls, type MessageCall } from './find-calls.ts';

const CALLS = new Set([MARKS.t, MARKS.rich]);
const OF_LANGUAGE = [...CALLS, MARKS.language, MARKS.locale];

/** Parts a built file at its marked calls, so that the words of any language can be put in: `scriptIn`. */
export function partScript(code: string): ScriptParts {
  if (!hasMarks(code)) return [code];
  const calls = findCalls(parseSync('chunk.js', code).program, code, CALLS);
  // A call may stand among another's values: the inner one is a part of that.
  const parted = (from: number, to: number): ScriptParts => {
    const parts: (ScriptParts[number] | '')[] = [];
    let at = from;
    for (const { start, end, name, key, values } of outermost(calls, from, to)) {
      const call = name === MARKS.t ? 't' : 'rich';
      const codes = Object.entries(values).map(
        ([each, [first, last]]) => [each, parted(first, last)] as const,
      );
      parts.push(code.slice(at, start), { call, key, values: Object.fromEntries(codes) });
      at = end;
    }
    parts.push(code.slice(at, to));
    return parts.filter((part) => part !== '');
  };
  return parted(0, code.length);
}

/** The calls within a stretch that stand in no other call of it, in their order. */
function outermost(calls: readonly MessageCall[], from: number, to: number): MessageCall[] {
  const within = calls.filter(({ start, end }) => start >= from && end <= to);
  return within
    .filter((call) => !within.some((one) => one.start < call.start && one.end >= call.end))
    .sort((one, other) => one.start - other.start);
}

/** Whether anything in a built file depends on the language. */
export const hasMarks = (code: string): boolean => OF_LANGUAGE.some((mark) => code.includes(mark));
