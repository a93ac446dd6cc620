import type { CALLS } from '@quire/model/calls/calls';
import { TEXTS } from '@quire/model/collections';
import { CorrectionsSchema, TEXTS_PER_PAGE } from '@quire/model/entities/corrections';
import { languageKey } from '@quire/model/messages/languages';
import { sourceText, textOf } from '@quire/model/messages/message-in';
import { catalogueOf } from '@quire/model/messages/translations';
import type { Asker } from '@quire/model/roles';
import { textGroupOf } from '@quire/model/text-groups';
import { keysToTranslate } from '@quire/model/translation-problems';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { requireTexts, type TextPorts } from './text-ports.ts';

type Calls = (typeof CALLS)['findTexts'];

/** Without accents and capitals: `Revisão` is found by `revisao`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A page of a language's texts that were asked for, with how many there are. Throws `Refused`. */
export async function findTexts(
  { db }: Pick<TextPorts, 'db'>,
  person: Asker,
  { language, words, group, isOwn, skip }: z.output<Calls['request']>,
): Promise<z.input<Calls['response']>> {
  requireTexts(person);
  const stored = await db.collection(TEXTS).doc(languageKey(language)).get();
  const corrections = readRecord(stored, CorrectionsSchema)?.texts ?? {};
  const catalogue = catalogueOf(language);
  const asked = plain(words).split(/\s+/).filter(Boolean);
  const found = keysToTranslate(language)
    .filter((key) => !group || textGroupOf(key) === group)
    .filter((key) => !isOwn || Object.hasOwn(corrections, key))
    .map((key) => {
      const source = sourceText(key);
      const own = corrections[key];
      return {
        key,
        source,
        text: textOf(catalogue, key) ?? source,
        ...(own !== undefined && { own }),
      };
    })
    .filter(({ key, source, text, own = '' }) => {
      const all = plain(`${key} ${source} ${text} ${own}`);
      return asked.every((word) => all.includes(word));
    });
  return { texts: found.slice(skip, skip + TEXTS_PER_PAGE), count: found.length };
}
