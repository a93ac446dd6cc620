import { TEXTS } from '@quire/model/collections';
import { CORRECTIONS_KEPT_MS } from '@quire/model/constants';
import { CorrectedLanguageSchema, CorrectionsSchema } from '@quire/model/entities/corrections';
import { correctTexts } from '@quire/model/messages/corrections';
import { languageKey } from '@quire/model/messages/languages';
import { log } from '../logging/log.ts';

let readAt = 0;
let reading: Promise<void> | undefined;

/**
 * Has everything that this process writes say what the press has corrected: one query each minute at most, of as many
 * documents as languages have corrections. What cannot be read leaves the texts as they were: nothing fails for a
 * wording.
 */
export async function readCurrentTexts(): Promise<void> {
  if (Date.now() - readAt < CORRECTIONS_KEPT_MS) return;
  reading ??= read().finally(() => {
    readAt = Date.now();
    reading = undefined;
  });
  await reading;
}

async function read(): Promise<void> {
  try {
    const { adminPorts } = await import('./admin.ts');
    const { docs } = await adminPorts().db.collection(TEXTS).get();
    for (const language of CorrectedLanguageSchema.options) {
      const found = docs.find(({ id }) => id === languageKey(language));
      correctTexts(language, CorrectionsSchema.nullable().parse(found?.data() ?? null));
    }
  } catch (error) {
    log.warn('texts/not-read', { reason: String(error) });
  }
}
