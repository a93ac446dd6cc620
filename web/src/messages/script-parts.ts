import { LANGUAGES, type Language } from '@quire/model/messages/languages';
import { messageOf } from '@quire/model/messages/message-in';
import { MessageError } from '@quire/model/messages/parse-message';
import type { Translation } from '@quire/model/messages/translations';
import { z } from 'zod';
import { compileParts, compileText } from './compile-message.ts';

/** Marks in a built script of what depends on the language: names that no minifier changes. */
export const MARKS = {
  t: '__quire_text',
  rich: '__quire_parts',
  language: '__quire_language',
  locale: '__quire_locale',
  /** The folder of the language's files, in their own lists of files. */
  folder: '__quire_folder',
};

/** The call of a message within a script. */
interface CallPart {
  readonly call: 't' | 'rich';
  readonly key: string;
  /** The code of each value, which may have calls within it. */
  readonly values: Readonly<Record<string, ScriptParts>>;
}

/** A built script: its code, parted at the calls of messages. */
export type ScriptParts = readonly (string | CallPart)[];

const CallPartSchema: z.ZodType<CallPart> = z.lazy(() =>
  z.object({
    call: z.enum(['t', 'rich']),
    key: z.string(),
    values: z.record(z.string(), ScriptPartsSchema),
  }),
);

export const ScriptPartsSchema: z.ZodType<ScriptParts> = z.array(
  z.union([z.string(), CallPartSchema]),
);

/**
 * The script in a language, with texts of it put into its calls. Throws `MessageError` where a text asks for a value
 * that the call does not have.
 */
export function scriptIn(
  parts: ScriptParts,
  language: Language,
  translation: Translation,
  folder = '',
): string {
  const { locale } = LANGUAGES[language];
  const put = (each: ScriptParts): string =>
    each.map((part) => (typeof part === 'string' ? part : compiled(part))).join('');
  const compiled = ({ call, key, values }: CallPart): string => {
    const compile = call === 't' ? compileText : compileParts;
    const codes = Object.fromEntries(
      Object.entries(values).map(([name, code]) => [name, put(code)]),
    );
    try {
      return compile(messageOf(translation, language, key), codes, locale);
    } catch (cause) {
      throw new MessageError(`${key} in ${language}: ${String(cause)}`, { cause });
    }
  };
  return put(parts)
    .replaceAll(MARKS.language, JSON.stringify(language))
    .replaceAll(MARKS.locale, JSON.stringify(locale))
    .replaceAll(MARKS.folder, folder);
}
