import { inReaderLanguage } from '@quire/model/messages/in-reader-language';
import { language } from '@quire/model/messages/language';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import type { z } from 'zod';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/**
 * A text that is a document of its own, in the language of the page: of its translation, which is read side by side
 * with it, these fields take the place of its own. Null where there is no original.
 *
 * @param idOf its id, and those of its translations
 */
export async function readTranslated<Text extends object>(
  {
    collection,
    schema,
    texts,
  }: {
    readonly collection: string;
    readonly schema: z.ZodType<Text>;
    readonly texts: z.ZodType<object>;
  },
  reader: PublicReader,
  idOf: (language?: Language) => string,
) {
  const asked = language();
  const [original, translation] = await Promise.all([
    reader.document(collection, idOf()),
    asked === SOURCE_LANGUAGE ? null : reader.document(collection, idOf(asked)),
  ]);
  const text = parseDocument(schema, original);
  const translated = parseDocument(texts, translation);
  return (
    text && inReaderLanguage({ ...text, translations: translated ? { [asked]: translated } : {} })
  );
}
