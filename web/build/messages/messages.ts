import { createHash } from 'node:crypto';
import { readTranslation, translatedLanguages } from '@quire/content/messages/read-translation';
import {
  isPseudo,
  LANGUAGE_TAGS,
  type Language,
  SOURCE_LANGUAGE,
} from '@quire/model/messages/languages';
import { bindTranslations, translationOf } from '@quire/model/messages/translations';
import type { Plugin, Rolldown } from 'vite';
import { MARKS, scriptIn } from '../../src/messages/script-parts.ts';
import { type BuiltChunk, languageFiles, languageScripts } from './language-files.ts';
import { markCalls } from './mark-calls.ts';
import { hasMarks, partScript } from './part-script.ts';

const T = /\/model\/src\/messages\/t\.ts$/;
const RICH = /\/web\/src\/messages\/rich\.ts$/;
const LANGUAGE = /\/model\/src\/messages\/language\.ts$/;

/** Where the build says which of its files each language has: `client-assets.ts` reads it. */
export const LANGUAGES_FILE = '.vite/languages.json';
/**
 * Where it keeps the scripts in parts, for the words that a press corrects (`src/server/answer-script.ts`). Neither
 * this folder nor the file above is uploaded (`firebase.json`).
 */
const PARTS_FOLDER = '.vite/scripts/';

/** Pseudo-languages, and those that have a translation. */
const otherLanguages = (): Language[] => [
  ...translatedLanguages(),
  ...LANGUAGE_TAGS.filter(isPseudo),
];

/**
 * In a build for browsers, puts the words of messages in place of the calls of `t` and `rich`, so that a page loads its
 * own words in one language and nothing else: neither catalogue nor parser. The app is bundled once; from the bundle
 * the files of each language are made. While developing, on the server and in tests, the calls are made as they are.
 */
export function messages(): Plugin {
  bindTranslations(readTranslation);
  return {
    name: 'quire:messages',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    ...marking(),
    generateBundle: {
      // When everything is minified and Vite has written into the files what each of them loads.
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).filter(isChunk);
        const workers = Object.values(bundle).filter(isWorkerFile);
        const chunks = [
          ...built.map((chunk) => withWorkers(chunk, workers)),
          ...workers.map((file) => workerChunk(file, workers)),
        ];
        const scripts = languageScripts(chunks);
        const parts = [...scripts].map(([name, each]) => [name, JSON.stringify(each)] as const);
        for (const [name, source] of parts)
          this.emitFile({ type: 'asset', fileName: `${PARTS_FOLDER}${name}.json`, source });
        const folders = otherLanguages().map((language) => {
          const files = languageFiles(scripts, language, digest);
          for (const [fileName, source] of files.sources)
            this.emitFile({ type: 'asset', fileName, source });
          return [language, files.folder] as const;
        });
        for (const chunk of built) {
          const left = Object.entries(chunk.modules).find(
            ([id, { renderedLength }]) => renderedLength > 0 && (T.test(id) || RICH.test(id)),
          );
          // It is handed on as a value somewhere, and there is no longer a function.
          if (left) this.error(`${left[0]} is used otherwise than called in ${chunk.fileName}`);
          chunk.code = inSource(chunk.code);
        }
        for (const worker of workers.filter(({ source }) => hasMarks(String(source))))
          worker.source = inSource(String(worker.source));
        const source = JSON.stringify({
          folders: Object.fromEntries(folders),
          names: [...scripts.keys()],
          build: digest(parts.join()),
        });
        this.emitFile({ type: 'asset', fileName: LANGUAGES_FILE, source });
      },
    },
  };
}

/**
 * The same within web workers, which are built on their own: their calls are marked, and the build of the pages, which
 * has their files among its own, puts the words in place.
 */
export const messagesInWorkers = (): Plugin => ({
  name: 'quire:messages-in-workers',
  ...marking(),
});

/** A file with the words of the language that texts are written in first. */
const inSource = (code: string): string =>
  scriptIn(partScript(code), SOURCE_LANGUAGE, translationOf(SOURCE_LANGUAGE));

/** A file of a worker, which is an asset of the build. */
const isWorkerFile = (
  file: Rolldown.OutputChunk | Rolldown.OutputAsset,
): file is Rolldown.OutputAsset => file.type === 'asset' && file.fileName.endsWith('.js');

const nameOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('/') + 1);

const namedIn = (code: string, workers: readonly Rolldown.OutputAsset[]): string[] =>
  workers.map(({ fileName }) => fileName).filter((fileName) => code.includes(nameOf(fileName)));

function workerChunk(
  { fileName, source }: Rolldown.OutputAsset,
  workers: readonly Rolldown.OutputAsset[],
): BuiltChunk {
  const code = String(source);
  return { fileName, code, imports: namedIn(code, workers), dynamicImports: [] };
}

/** A file with the workers that it starts among what it imports: it has to start those of its language. */
const withWorkers = (
  { fileName, code, imports, dynamicImports }: Rolldown.OutputChunk,
  workers: readonly Rolldown.OutputAsset[],
): BuiltChunk => ({
  fileName,
  code,
  imports: [...imports, ...namedIn(code, workers)],
  dynamicImports,
});

/** Marks the calls of `t` and `rich`, which `partScript` finds in the built files. */
function marking(): Pick<Plugin, 'enforce' | 'load' | 'transform' | 'augmentChunkHash'> {
  return {
    enforce: 'pre',
    load(id) {
      // Whatever is left of these in a built file is found below.
      if (T.test(id)) return 'export function t() { throw undefined; }';
      if (RICH.test(id)) return 'export function rich() { throw undefined; }';
      if (!LANGUAGE.test(id)) return null;
      return `export const language = () => ${MARKS.language};
export const locale = () => ${MARKS.locale};
export const bindLanguage = () => {};`;
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!/\.tsx?$/.test(file) || file.includes('/node_modules/')) return null;
      const marked = markCalls(file, code);
      return marked === null ? null : { code: marked, map: null };
    },
    // A file whose words change gets another name.
    augmentChunkHash({ moduleIds }) {
      const loaded = moduleIds.map((id) => this.getModuleInfo(id)?.code ?? '').filter(hasMarks);
      if (loaded.length === 0) return undefined;
      return digest(loaded.map(inSource).join());
    },
  };
}

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);
