import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const MADE = '/web/src/made/client-assets.ts';

const ManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

/**
 * In a build, fills `src/made/client-assets.ts`: what the server writes into a page so that the
 * browser finds the client build: the addresses of its scripts and the text of the style sheet.
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
      const { scripts, style } = readClientBuild(root);
      return `export const scripts = ${JSON.stringify(scripts)};\nexport const style = ${JSON.stringify(style)};\n`;
    },
  };
}

interface ClientBuild {
  /** The entry, then what it needs at once. */
  scripts: string[];
  style: string;
}

function readClientBuild(root: string): ClientBuild {
  const folder = join(root, 'dist/client');
  const manifest = ManifestSchema.parse(
    JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')),
  );
  const entry = manifest['src/entry-client.tsx'];
  const style = manifest['style.css']?.file ?? entry?.css?.[0];
  if (!entry || !style) throw new Error('The client must be built before the server entry.');
  const needed = (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []);
  const scripts = [entry.file, ...needed].map((file) => `/${file}`);
  return { scripts, style: readFileSync(join(folder, style), 'utf8').trim() };
}
