import type { Language } from '@quire/model/messages/languages';
import { translationOf } from '@quire/model/messages/translations';
import { MARKS, type ScriptParts, scriptIn } from '../../src/messages/script-parts.ts';
import { hasMarks, partScript } from './part-script.ts';

/** A built file, as far as it matters here. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** The files that each language has for itself, by name; all others are the same in every language and stay in `assets`. */
type LanguageScripts = ReadonlyMap<string, ScriptParts>;

interface LanguageFiles {
  /** `assets/fr-1a2b3c4d`: its name changes with any word in it, so that browsers may keep its files for ever. */
  readonly folder: string;
  readonly sources: readonly (readonly [fileName: string, source: string])[];
}

const ASSETS = 'assets/';
/** How built files name each other: `./page-1a2b.js` in imports, `assets/page-1a2b.js` in lists of what to load. */
const FILE = /(assets\/|\.\/)([\w.-]+\.js)/g;

/** The files with words, and those that lead to one of them, as they are in the folder of a language. */
export function languageScripts(chunks: readonly BuiltChunk[]): LanguageScripts {
  const own = withWords(chunks);
  const all = new Set(chunks.map(({ fileName }) => nameOf(fileName)));
  const here = new Set([...own].map(nameOf));
  const inFolder = (code: string) =>
    code.replace(FILE, (written, before: string, file: string) => {
      if (here.has(file)) return before === ASSETS ? `${MARKS.folder}/${file}` : written;
      return before === './' && all.has(file) ? `../${file}` : written;
    });
  return new Map(
    chunks
      .filter(({ fileName }) => own.has(fileName))
      .map(({ fileName, code }) => [nameOf(fileName), partScript(inFolder(code))]),
  );
}

/** The files of a language. */
export function languageFiles(
  scripts: LanguageScripts,
  language: Language,
  digest: (text: string) => string,
): LanguageFiles {
  const texts = [...scripts].map(
    ([name, parts]) =>
      [name, scriptIn(parts, language, translationOf(language), MARKS.folder)] as const,
  );
  const folder = `${ASSETS}${language.toLowerCase()}-${digest(texts.join())}`;
  const sources = texts.map(
    ([name, code]) => [`${folder}/${name}`, code.replaceAll(MARKS.folder, folder)] as const,
  );
  return { folder, sources };
}

const nameOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('/') + 1);

/** The names of the files that have words, and of all that import one of these, however far. */
function withWords(chunks: readonly BuiltChunk[]): ReadonlySet<string> {
  const own = new Set(chunks.filter(({ code }) => hasMarks(code)).map(({ fileName }) => fileName));
  for (let before = -1; before !== own.size; ) {
    before = own.size;
    for (const { fileName, imports, dynamicImports } of chunks) {
      if ([...imports, ...dynamicImports].some((name) => own.has(name))) own.add(fileName);
    }
  }
  return own;
}
