import { toJson } from '../rest/send.ts';

/** One chunk of a WebChannel response: its length in UTF-16 code units, a newline, the JSON. */
export function frame(payload: unknown): string {
  const text = toJson(payload);
  return `${text.length}\n${text}`;
}

/** The messages of a forward request with their absolute numbers. */
export interface Incoming {
  readonly messages: readonly { readonly number: number; readonly text: string }[];
  /** Headers the client could not send as such without a preflight. */
  readonly headers: ReadonlyMap<string, string>;
}

/** Reads a form body: `headers`, `count`, `ofs`, `req0___data__`, `req1___data__`, … */
export function readForm(body: string, next: number): Incoming {
  const form = new URLSearchParams(body);
  const offset = Number(form.get('ofs') ?? next);
  const messages: { number: number; text: string }[] = [];
  for (let i = 0; i < Number(form.get('count') ?? 0); i++) {
    const text = form.get(`req${i}___data__`);
    if (text !== null) messages.push({ number: offset + i, text });
  }
  return { messages, headers: readHeaders(form.get('headers') ?? '') };
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
