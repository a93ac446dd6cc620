import { invalid } from '../../values/errors.ts';
import { toJson } from '../rest/send.ts';

/** A client sends at most 1,000 messages at once. */
const MAX_MESSAGES = 1000;

/** One chunk of a WebChannel response: its length in UTF-16 code units, a newline, the JSON. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** A message with its number, as JSON: an element of what a back channel sends. */
export function numbered(id: number, message: readonly unknown[]): string {
  return toJson([id, message]);
}

/** The messages of a forward request with their absolute numbers. */
export interface Incoming {
  readonly messages: readonly { readonly number: number; readonly message: unknown }[];
  /** Headers the client could not send as such without a preflight. */
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * Reads a form body: `headers`, `count`, `ofs`, `req0___data__`, `req1___data__`, … INVALID_ARGUMENT
 * when a number or a message is malformed or missing; nothing of such a form counts.
 */
export function readForm(body: string): Incoming {
  const form = new URLSearchParams(body);
  const count = readNumber(form.get('count'), 'count', MAX_MESSAGES);
  const offset = readNumber(form.get('ofs'), 'ofs', Number.MAX_SAFE_INTEGER - MAX_MESSAGES * 2);
  const messages: { number: number; message: unknown }[] = [];
  for (const [key, text] of form) {
    // After a retry the numbers may begin above zero, so they are not counted up.
    const index = /^req(\d{1,4})___data__$/.exec(key)?.[1];
    if (index === undefined) continue;
    messages.push({ number: offset + Number(index), message: parseMessage(text) });
  }
  if (messages.length !== count)
    throw invalid(`${count} messages announced, ${messages.length} sent.`);
  messages.sort((a, b) => a.number - b.number);
  return { messages, headers: readHeaders(form.get('headers') ?? '') };
}

/** Reads a whole number of a request; absent it is 0, INVALID_ARGUMENT when it is none or too large. */
export function readNumber(text: string | null, name: string, max: number): number {
  if (text === null || text === '') return 0;
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= max)) throw invalid(`Malformed ${name}.`);
  return number;
}

/** Reads `Name: value` lines parted by CRLF; names become lower case. */
export function readHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('A message is not JSON.');
  }
}
