import type { Language } from '@quire/model/messages/languages';
import { hasMarks, putMessages } from './put-messages.ts';

/** A built file, as far as it matters here. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

interface LanguageFiles {
  /** `assets/fr-1a2b3c4d`: its name changes with any word in it, so that browsers may keep its files for ever. */
  readonly folder: string;
  /** Which files it has; all others are the same in every language and stay in `assets`. */
  readonly names: readonly string[];
  readonly sources: readonly (readonly [fileName: string, source: string])[];
}

const ASSETS = 'assets/';
/** How built files name each other: `./page-1a2b.js` in imports, `assets/page-1a2b.js` in lists of what to load. */
const FILE = /(assets\/|\.\/)([\w.-]+\.js)/g;

/** The files of a language: those with words, and those that lead to one of them. */
export function languageFiles(
  chunks: readonly BuiltChunk[],
  language: Language,
  digest: (text: string) => string,
): LanguageFiles {
  const own = withWords(chunks);
  const texts = chunks
    .filter(({ fileName }) => own.has(fileName))
    .map(({ fileName, code }) => [nameOf(fileName), putMessages(code, language)] as const);
  const folder = `${ASSETS}${language.toLowerCase()}-${digest(texts.join())}`;
  const all = new Set(chunks.map(({ fileName }) => nameOf(fileName)));
  const here = new Set(texts.map(([name]) => name));
  const sources = texts.map(([name, code]) => {
    const source = code.replace(FILE, (written, before: string, file: string) => {
      if (here.has(file)) return before === ASSETS ? `${folder}/${file}` : written;
      return before === './' && all.has(file) ? `../${file}` : written;
    });
    return [`${folder}/${name}`, source] as const;
  });
  return { folder, names: texts.map(([name]) => name), sources };
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
