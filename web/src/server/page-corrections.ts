import { TEXT_REVISIONS, TEXTS } from '@quire/model/collections';
import { CorrectionsSchema } from '@quire/model/entities/corrections';
import {
  type Corrections,
  correctedTranslation,
  correctTexts,
} from '@quire/model/messages/corrections';
import { type Language, languageKey } from '@quire/model/messages/languages';
import {
  catalogueOf,
  revisionOf,
  type Translation,
  translationOf,
} from '@quire/model/messages/translations';
import type { PublicReader } from '../data/public/public-reader.ts';
import { serverReader } from '../data/public/server-reader.ts';
import { logError } from './log-error.ts';
import type { RenderContext } from './render-context.ts';

/** The press's corrections of texts, for pages and their scripts. */
export interface PageCorrections {
  /** Has what is shown in a language corrected: as the press's texts were at most `correctionsKeptMs` ago. */
  use(language: Language): Promise<void>;
  /** The texts of a language as they were in a revision; null where there was none. */
  textsAt(language: Language, revision: number): Promise<Translation | null>;
}

const readAt = new Map<Language, number>();
const reading = new Map<Language, Promise<void>>();

/** Texts of earlier revisions, which few pages still ask for. */
const earlier = new Map<string, Translation>();
const EARLIER_KEPT = 8;

/** Null where nobody says how long corrections count: all texts are the catalogue's then. */
export function pageCorrections(context: RenderContext): PageCorrections | null {
  const { correctionsKeptMs } = context;
  if (correctionsKeptMs === undefined) return null;
  const reader = context.reader ?? serverReader(context.firestore, context.mediaOrigin);
  const use = async (language: Language) => {
    if (Date.now() - (readAt.get(language) ?? 0) < correctionsKeptMs) return;
    const begun = reading.get(language) ?? readCurrent(reader, language);
    reading.set(language, begun);
    await begun;
  };
  return {
    use,
    async textsAt(language, revision) {
      await use(language);
      if (revisionOf(language) === revision) return translationOf(language);
      return readEarlier(reader, language, revision);
    },
  };
}

/** A press that cannot be reached keeps the texts that it had: no page fails for a wording. */
async function readCurrent(reader: PublicReader, language: Language): Promise<void> {
  try {
    correctTexts(language, await readCorrections(reader, TEXTS, languageKey(language)));
  } catch (error) {
    logError('texts/not-read', { language, reason: String(error) });
  } finally {
    readAt.set(language, Date.now());
    reading.delete(language);
  }
}

async function readEarlier(
  reader: PublicReader,
  language: Language,
  revision: number,
): Promise<Translation | null> {
  const name = `${language} ${revision}`;
  const known = earlier.get(name);
  if (known) return known;
  const path = `${TEXTS}/${languageKey(language)}/${TEXT_REVISIONS}`;
  const corrections = await readCorrections(reader, path, String(revision));
  if (!corrections) return null;
  const texts = correctedTranslation(language, corrections) ?? catalogueOf(language);
  earlier.set(name, texts);
  const oldest = earlier.keys().next().value;
  if (earlier.size > EARLIER_KEPT && oldest !== undefined) earlier.delete(oldest);
  return texts;
}

async function readCorrections(
  reader: PublicReader,
  collection: string,
  id: string,
): Promise<Corrections | null> {
  return CorrectionsSchema.nullable().parse(await reader.document(collection, id));
}
