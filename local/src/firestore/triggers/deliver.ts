import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { toJson } from '../rest/send.ts';
import type { TriggerEvent } from './event.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;

/** Hands one event to the functions emulator until it is taken; gives up only on `signal`. */
export async function deliver(
  functions: string,
  event: TriggerEvent,
  log: Logger,
  signal: AbortSignal,
): Promise<boolean> {
  const url = `http://${functions}/functions/projects/${event.project}/triggers/${event.key}`;
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const failure = await post(url, event, signal);
    if (failure === null) return true;
    if (signal.aborted) return false;
    log.warn(
      `trigger ${event.key} failed for ${event.document} (${failure}); again in ${pause} ms`,
    );
    await delay(pause, undefined, { signal }).catch(() => undefined);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }
  return false;
}

/** Null when the event was taken. A 4xx is final: the function is not there or refuses the event. */
async function post(url: string, event: TriggerEvent, signal: AbortSignal): Promise<string | null> {
  const isCloudEvent = 'specversion' in event.body;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': isCloudEvent
          ? 'application/cloudevents+json; charset=utf-8'
          : 'application/json',
      },
      body: toJson(event.body),
      signal,
    });
    await response.body?.cancel();
    return response.status >= 500 ? `status ${response.status}` : null;
  } catch (error) {
    return error instanceof Error ? error.message : 'unreachable';
  }
}
