import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { renderGuide } from './render-guide.ts';

const MADE = '/web/src/made/editor-guide.ts';
const FOLDER = 'src/pages/editor-tool/guide';

/** Fills `src/made/editor-guide.ts`: the guide with its examples, each as it is written and as it is read. */
export function editorGuide(): Plugin {
  let root = '';
  return {
    name: 'quire:editor-guide',
    configResolved(config) {
      root = config.root;
    },
    load(id) {
      if (!id.endsWith(MADE)) return null;
      const read = (name: string) => {
        const path = join(root, FOLDER, name);
        this.addWatchFile(path);
        return readFileSync(path, 'utf8');
      };
      const html = renderGuide(read('guide.md'), read('guide.bib'), read('dune.svg'));
      return `export const editorGuide = ${JSON.stringify(html)};`;
    },
  };
}
