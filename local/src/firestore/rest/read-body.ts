import type { IncomingMessage } from 'node:http';
import { invalid } from '../../values/errors.ts';

/** Production's limit for a request is 10 MiB; with base64 and JSON around it, this leaves room. */
const MAX_BYTES = 20 * 1024 * 1024;
/** So much of a body that is too large is still taken, or its sender would never read the answer. */
const MAX_DISCARDED_BYTES = 4 * MAX_BYTES;

/** The whole body of a request as text; INVALID_ARGUMENT when it is too large. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk);
    size += buffer.length;
    if (size <= MAX_BYTES) chunks.push(buffer);
    else chunks.length = 0;
    // Whoever sends still more hears nothing.
    if (size > MAX_DISCARDED_BYTES) request.socket.destroy();
  }
  if (size > MAX_BYTES) throw invalid('The request is too large.');
  return Buffer.concat(chunks).toString('utf8');
}

/** The body as a JSON object; an empty one is an empty object, INVALID_ARGUMENT for anything else. */
export async function readJson(request: IncomingMessage): Promise<object> {
  const text = await readBody(request);
  if (text.trim() === '') return {};
  const json = parse(text);
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json;
  throw invalid('The request body is not a JSON object.');
}

/** Whether a request broke off: there is nobody to answer, and nothing went wrong here. */
export function isBrokenOff({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The request body is not JSON.');
  }
}
