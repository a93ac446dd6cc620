import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { LANGUAGES_FILE } from './messages/messages.ts';
import { pageStyles } from './page-styles.ts';

const MADE = '/web/src/made/client-assets.ts';
const STYLES = '.vite/page-styles.json';
const SHEET = /^assets\/style-[\w-]+\.css$/;

const ManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

const LanguagesSchema = z.object({
  folders: z.record(z.string(), z.string()),
  names: z.array(z.string()),
  build: z.string(),
});

const StylesSchema = z.object({
  parts: z.array(z.string()),
  partsOfRow: z.record(z.string(), z.array(z.number())),
});

/**
 * In a build, fills `src/made/client-assets.ts`: what the server writes into a page so that the
 * browser finds the client build: the addresses of its scripts, and of the style sheet what each
 * page needs.
 */
export function clientAssets(): Plugin {
  let root = '';
  return {
    name: 'quire:client-assets',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    load(id) {
      if (!id.endsWith(MADE)) return null;
      return Object.entries(readClientBuild(root))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join('');
    },
    generateBundle: {
      // Vite has written the sheet by then.
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const sheet = Object.values(bundle).find(({ fileName }) => SHEET.test(fileName));
        if (sheet?.type !== 'asset') throw new Error('The client build has no style sheet.');
        const css = String(sheet.source).trim();
        const styles = await pageStyles(root, css, (id) => this.getModuleInfo(id));
        this.emitFile({ type: 'asset', fileName: STYLES, source: JSON.stringify(styles) });
      },
    },
  };
}

interface ClientBuild {
  /** The entry, then its direct dependencies. */
  scripts: string[];
  /** React's own file: it is read before the entry. */
  reactHref: string;
  languages: z.infer<typeof LanguagesSchema>;
  styleHref: string;
  styleParts: string[];
  partsOfRow: Record<string, number[]>;
}

function readClientBuild(root: string): ClientBuild {
  const folder = join(root, 'dist/client');
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const manifest = ManifestSchema.parse(read('.vite/manifest.json'));
  const { parts, partsOfRow } = StylesSchema.parse(read(STYLES));
  const entry = manifest['src/entry-client.tsx'];
  const style = manifest['style.css']?.file ?? entry?.css?.[0];
  if (!entry || !style) throw new Error('The client must be built before the server entry.');
  const needed = (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []);
  const scripts = [entry.file, ...needed].map((file) => `/${file}`);
  const reactHref = scripts.find((href) => /\/react-[\w-]+\.js$/.test(href));
  if (!reactHref) throw new Error('The client build has no file of React’s own.');
  const languages = LanguagesSchema.parse(read(LANGUAGES_FILE));
  return { scripts, reactHref, languages, styleHref: `/${style}`, styleParts: parts, partsOfRow };
}
