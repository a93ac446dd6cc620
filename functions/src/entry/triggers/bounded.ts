/**
 * Retries with a limit. The platform delivers an event again for as long as its function throws. An
 * error that retries cannot fix, or that lasts for hours, is left to a person, with its code in the
 * log.
 */

import { DocumentTooLarge } from '../../platform/database/document-too-large.ts';
import { InvalidRecord } from '../../platform/database/read-record.ts';
import { log } from '../../platform/logging/log.ts';

const GIVE_UP_AFTER_MS = 6 * 3_600_000;

interface TimedEvent {
  readonly id: string;
  readonly time: string;
  readonly document: string;
}

/** Does the work of an event, unless it is too old; throws where trying again may help. */
export async function bounded(event: TimedEvent, work: () => Promise<void>): Promise<void> {
  const { id, time, document } = event;
  if (Date.now() - Date.parse(time) > GIVE_UP_AFTER_MS) {
    log.error('event/given-up', { event: id, document, time });
    return;
  }
  try {
    await work();
  } catch (error) {
    if (error instanceof DocumentTooLarge) {
      log.error(error.code, { document, reason: error.message });
      return;
    }
    if (!(error instanceof InvalidRecord)) throw error;
    log.error(error.code, { document, reason: error.message, issues: error.issues });
  }
}
