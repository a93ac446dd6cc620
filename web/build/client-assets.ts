import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const NAME = 'virtual:client-assets';

const ManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
  }),
);

/**
 * `virtual:client-assets`: what the server writes into a page so that the browser finds the
 * client build: the address of the entry and the text of the style sheet. While developing, the
 * entry is the source itself and the style comes with it.
 */
export function clientAssets(): Plugin {
  let root = '';
  let built = false;
  return {
    name: 'quire:client-assets',
    configResolved(config) {
      root = config.root;
      built = config.command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const { entry, style } = built ? readClientBuild(root) : SOURCE;
      return `export const entry = ${JSON.stringify(entry)};\nexport const style = ${JSON.stringify(style)};\n`;
    },
  };
}

const SOURCE = { entry: '/src/entry-client.tsx', style: '' };

function readClientBuild(root: string): { entry: string; style: string } {
  const folder = join(root, 'dist/client');
  const manifest = ManifestSchema.parse(
    JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')),
  );
  const entry = manifest['src/entry-client.tsx'];
  const style = manifest['style.css']?.file ?? entry?.css?.[0];
  if (!entry || !style) throw new Error('The client must be built before the server entry.');
  return { entry: `/${entry.file}`, style: readFileSync(join(folder, style), 'utf8').trim() };
}
