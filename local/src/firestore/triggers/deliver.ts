import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { toJson } from '../rest/send.ts';
import type { TriggerEvent } from './event.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;

/** While functions are loaded anew, theirs are unknown for a while. */
const UNKNOWN_FOR_MS = 60_000;

/**
 * Hands one event to the functions emulator until it is taken. A failing function is tried again
 * without end, as production does for a day; one that stays unknown is given up.
 */
export async function deliver(
  functions: string,
  event: TriggerEvent,
  log: Logger,
  signal: AbortSignal,
): Promise<boolean> {
  const url = `http://${functions}/functions/projects/${event.project}/triggers/${event.key}`;
  const startedAt = Date.now();
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const status = await post(url, event, signal);
    if (status !== null && status < 400) return true;
    if (signal.aborted) return false;
    const failure = status === null ? 'unreachable' : `status ${status}`;
    const isRefused = status !== null && status < 500;
    if (isRefused && (status !== 404 || Date.now() - startedAt > UNKNOWN_FOR_MS)) {
      log.warn(`trigger ${event.key} refused ${event.document} (${failure}); dropped`);
      return true;
    }
    log.warn(
      `trigger ${event.key} failed for ${event.document} (${failure}); again in ${pause} ms`,
    );
    await delay(pause, undefined, { signal }).catch(() => undefined);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }
  return false;
}

/** The status of the answer; null when there was none. */
async function post(url: string, event: TriggerEvent, signal: AbortSignal): Promise<number | null> {
  const isCloudEvent = 'specversion' in event.body;
  const type = isCloudEvent ? 'application/cloudevents+json; charset=utf-8' : 'application/json';
  try {
    const headers = { 'content-type': type };
    const body = toJson(event.body);
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
