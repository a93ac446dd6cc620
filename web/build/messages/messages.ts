import { createHash } from 'node:crypto';
import { readTranslation, translatedLanguages } from '@quire/content/messages/read-translation';
import {
  isLanguage,
  LANGUAGES,
  type Language,
  SOURCE_LANGUAGE,
} from '@quire/model/messages/languages';
import { bindTranslations } from '@quire/model/messages/translations';
import type { Plugin, Rolldown } from 'vite';
import { languageFiles } from './language-files.ts';
import { markCalls } from './mark-calls.ts';
import { hasMarks, MARKS, putMessages } from './put-messages.ts';

const T = /\/model\/src\/messages\/t\.ts$/;
const RICH = /\/web\/src\/messages\/rich\.ts$/;
const LANGUAGE = /\/model\/src\/messages\/language\.ts$/;

/** Where the build says which of its files each language has: `client-assets.ts` reads it. */
export const LANGUAGES_FILE = '.vite/languages.json';

/** Pseudo-languages, and those that have a translation. */
const otherLanguages = (): Language[] => {
  const pseudo = Object.keys(LANGUAGES)
    .filter(isLanguage)
    .filter((tag) => 'isPseudo' in LANGUAGES[tag]);
  return [...translatedLanguages(), ...pseudo];
};

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
    enforce: 'pre',
    load(id) {
      if (T.test(id)) return 'export const t = undefined;';
      if (RICH.test(id)) return 'export const rich = undefined;';
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
      return digest(loaded.map((code) => putMessages(code, SOURCE_LANGUAGE)).join());
    },
    generateBundle: {
      // When everything is minified and Vite has written into the files what each of them loads.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(isChunk);
        const languages = otherLanguages().map((language) => {
          const files = languageFiles(chunks, language, digest);
          for (const [fileName, source] of files.sources)
            this.emitFile({ type: 'asset', fileName, source });
          return [language, { folder: files.folder, names: files.names }] as const;
        });
        for (const chunk of chunks) {
          const left = Object.entries(chunk.modules).find(
            ([id, { renderedLength }]) => renderedLength > 0 && (T.test(id) || RICH.test(id)),
          );
          // It is handed on as a value somewhere, and there is no longer a function.
          if (left) this.error(`${left[0]} is used otherwise than called in ${chunk.fileName}`);
          if (hasMarks(chunk.code)) chunk.code = putMessages(chunk.code, SOURCE_LANGUAGE);
        }
        const source = JSON.stringify(Object.fromEntries(languages));
        this.emitFile({ type: 'asset', fileName: LANGUAGES_FILE, source });
      },
    },
  };
}

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);
