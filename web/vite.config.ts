import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from './build/class-names.ts';
import { clientAssets } from './build/client-assets.ts';
import { clientOnlyPages } from './build/client-only-pages.ts';
import { dataRouter } from './build/data-router.ts';
import { editorGuide } from './build/editor-guide.ts';
import { mathAssets } from './build/math-assets.ts';
import { messages, messagesInWorkers } from './build/messages/messages.ts';
import {
  isForDrafts,
  isForEveryPage,
  isForFormats,
  isForForms,
  isForLists,
  isForReports,
  isForSignedIn,
  isReact,
  namedBeforehand,
} from './build/public-chunk.ts';
import { startCode } from './build/start-code.ts';
import { textStandIns } from './build/text-stand-ins.ts';

/** Named entities as Node reads them: the browser's own variant needs a document. */
const ENTITIES = createRequire(import.meta.url)
  .resolve('decode-named-character-reference')
  .replace(/index\.dom\.js$/, 'index.js');

/** Browsers that know `light-dark()`, popovers and nesting: style is shipped as it is written. */
const BROWSERS = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    clientAssets(),
    clientOnlyPages(),
    dataRouter(),
    editorGuide(),
    mathAssets(),
    messages(),
    startCode(BROWSERS),
    textStandIns(),
  ],
  // In a worker there is no document to ask what `&alpha;` means.
  resolve: { alias: { 'decode-named-character-reference': ENTITIES } },
  worker: { format: 'es', plugins: () => [messagesInWorkers()] },
  css: { modules: { generateScopedName: className } },
  // Everything but Node's own modules goes into the server's bundle: functions install no React.
  ssr: isSsrBuild ? { noExternal: true, target: 'node' } : {},
  // By itself the server's bundle would hold React twice, and take the slow one unless it is told.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        chunkSizeWarningLimit: 4000,
        target: 'node22',
        minify: false,
        // Style that the server writes into pages.
        cssMinify: true,
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: BROWSERS,
        // One style sheet: the server writes it into the page, the browser never asks for it.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter(namedBeforehand),
        },
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/react-first.ts'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: isReact, priority: 9 },
                { name: 'every-page', test: isForEveryPage, priority: 4 },
                { name: 'formats', test: isForFormats, priority: 3 },
                { name: 'lists', test: isForLists, priority: 1 },
                { name: 'forms', test: isForForms, priority: 1 },
                { name: 'drafts', test: isForDrafts, priority: 1 },
                // Apart from reports, or whoever reads a schema would load these too.
                { name: 'schemas', test: /\/node_modules\/zod\//, priority: 2 },
                { name: 'report', test: isForReports, priority: 1 },
                { name: 'mui', test: isForSignedIn, priority: 1 },
              ],
            },
          },
        },
      },
}));
