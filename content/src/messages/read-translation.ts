import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Language, languageKey, TRANSLATED } from '@quire/model/messages/languages';
import type { Translation } from '@quire/model/messages/translations';
import { z } from 'zod';

const TextsSchema = z.record(z.string(), z.string());

/** Where translations are: beside the functions' bundle, where these are built, otherwise where they are written. */
function folder(): URL {
  const copied = new URL('messages/', import.meta.url);
  if (!import.meta.url.endsWith('.ts') && existsSync(copied)) return copied;
  return new URL('../../../model/src/messages/', import.meta.url);
}

const folderOf = (language: Language): URL => new URL(`${languageKey(language)}/`, folder());

/** The names of a language's files, one for each area; none where it has no translation. */
function filesOf(language: Language): string[] {
  const own = folderOf(language);
  return existsSync(own) ? readdirSync(own).filter((name) => name.endsWith('.json')) : [];
}

/** `peer-review.json` → `peerReview`, as `catalogues.ts` calls it. */
const areaOf = (name: string): string =>
  name.slice(0, -'.json'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The texts of a language, from `model/src/messages/{language}/{area}.json`; nothing where it has none. Throws where a
 * file is not a flat table of texts.
 */
export function readTranslation(language: Language): Translation {
  const own = folderOf(language);
  return Object.fromEntries(
    filesOf(language).map((name) => [
      areaOf(name),
      TextsSchema.parse(JSON.parse(readFileSync(new URL(name, own), 'utf8'))),
    ]),
  );
}

/** The languages that anything is translated into. */
export const translatedLanguages = (): Language[] =>
  TRANSLATED.filter((language) => filesOf(language).length > 0);
