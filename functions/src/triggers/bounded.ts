/**
 * Retries with an end. The platform delivers an event again for as long as its function throws; what
 * has failed for this long will not mend itself and is left to a person, with its code in the log.
 */
import * as logger from 'firebase-functions/logger';

const GIVE_UP_AFTER_MS = 6 * 3_600_000;

interface TimedEvent {
  readonly id: string;
  readonly time: string;
}

/** Whether an event is too old to be tried again; says so in the log. */
export function isGivenUp(event: TimedEvent, code: string, now = Date.now()): boolean {
  const isOld = now - Date.parse(event.time) > GIVE_UP_AFTER_MS;
  if (isOld) logger.error(code, { event: event.id, time: event.time });
  return isOld;
}
