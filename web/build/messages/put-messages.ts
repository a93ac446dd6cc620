import { LANGUAGES, type Language } from '@quire/model/messages/languages';
import { messageIn } from '@quire/model/messages/message-in';
import { MessageError } from '@quire/model/messages/parse-message';
import { parseSync } from 'vite';
import { compileParts, compileText } from './compile-message.ts';
import { findCalls, type MessageCall } from './find-calls.ts';

/** What the calls of messages are between `markCalls` and `putMessages`: names that no minifier changes. */
export const MARKS = {
  t: '__quire_text',
  rich: '__quire_parts',
  language: '__quire_language',
  locale: '__quire_locale',
};

const CALLS = new Set([MARKS.t, MARKS.rich]);

const found = new Map<string, MessageCall[]>();

/** The marked calls of a file, looked for once for all languages. */
function callsIn(code: string): MessageCall[] {
  const known = found.get(code) ?? findCalls(parseSync('chunk.js', code).program, code, CALLS);
  found.set(code, known);
  return known;
}

/** Puts the messages of a language into a built file, in place of the marks. */
export function putMessages(code: string, language: Language): string {
  if (!hasMarks(code)) return code;
  const { locale } = LANGUAGES[language];
  const calls = callsIn(code);
  // A call may stand among another's values: the inner one is put in first.
  const put = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (const call of outermost(calls, from, to)) {
      text += code.slice(at, call.start) + compiled(call);
      at = call.end;
    }
    return text + code.slice(at, to);
  };
  const compiled = (call: MessageCall): string => {
    const elements = messageIn(language, call.key);
    const values = Object.fromEntries(
      Object.entries(call.values).map(([name, [start, end]]) => [name, put(start, end)]),
    );
    try {
      return call.name === MARKS.t
        ? compileText(elements, values, locale)
        : compileParts(elements, values, locale);
    } catch (cause) {
      throw new MessageError(`${call.key} in ${language}: ${String(cause)}`, { cause });
    }
  };
  return put(0, code.length)
    .replaceAll(MARKS.language, JSON.stringify(language))
    .replaceAll(MARKS.locale, JSON.stringify(locale));
}

/** The calls within a stretch that stand in no other call of it, in their order. */
function outermost(calls: readonly MessageCall[], from: number, to: number): MessageCall[] {
  const within = calls.filter(({ start, end }) => start >= from && end <= to);
  return within
    .filter((call) => !within.some((one) => one.start < call.start && one.end >= call.end))
    .sort((one, other) => one.start - other.start);
}

/** Whether anything in a built file depends on the language. */
export const hasMarks = (code: string): boolean =>
  Object.values(MARKS).some((mark) => code.includes(mark));
