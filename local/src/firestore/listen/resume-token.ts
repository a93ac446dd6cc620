import { type Micros, readTimestamp, toMicros } from '../values/micros.ts';

/** A token from which a listener can go on after `time`. */
export function resumeTokenAt(time: Micros): string {
  return Buffer.from(String(time)).toString('base64');
}

/** The moment a target resumes from, by token or read time; null for a fresh start. */
export function resumeTime(token: string | undefined, readTime: unknown): Micros | null {
  if (token) {
    const time = Number(Buffer.from(token, 'base64').toString());
    return Number.isSafeInteger(time) && time > 0 ? time : null;
  }
  const time = readTimestamp(readTime);
  return time ? toMicros(time) : null;
}
