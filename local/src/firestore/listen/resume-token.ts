import { z } from 'zod';
import { type Micros, readTimestamp, toMicros } from '../../values/micros.ts';

/** Where a client goes on: after a moment of this server, or after one that it does not know. */
export interface Resumption {
  readonly since: Micros | null;
}

const Content = z.tuple([z.string(), z.number().int().positive()]);

/** A token from which a listener can go on after `time`, at this start of the server. */
export function resumeTokenAt(time: Micros, start: string): string {
  return Buffer.from(JSON.stringify([start, time])).toString('base64');
}

/**
 * Where a target goes on, by token or read time; null for a fresh start. A token of another start
 * or another server names no moment: what was acknowledged then may not be what is known now.
 */
export function readResumption(
  token: string | undefined,
  readTime: unknown,
  start: string,
): Resumption | null {
  if (token) {
    const content = Content.safeParse(parseJson(Buffer.from(token, 'base64').toString()));
    return { since: content.success && content.data[0] === start ? content.data[1] : null };
  }
  const time = readTimestamp(readTime);
  return time ? { since: toMicros(time) } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
