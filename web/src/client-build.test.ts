import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sourceText } from '@quire/model/messages/message-in';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const folder = new URL('../dist/client/', import.meta.url);
const manifestFile = new URL('.vite/manifest.json', folder);

const ChunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
});

function readManifest() {
  return z.record(z.string(), ChunkSchema).parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
}

/** Everything that a page loads before anybody navigates: the entry and a page, with their imports. */
function loadedFiles(...names: string[]): string[] {
  const manifest = readManifest();
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  names.forEach(visit);
  return [...files];
}

// Skipped, visibly, where nothing has been built yet: `npm run build -w web`.
describe.skipIf(!existsSync(manifestFile))('the client build', () => {
  const article = ['src/entry-client.tsx', 'src/pages/article/article.tsx'];

  test('loads neither Firebase, MUI, zod nor a renderer with an article', () => {
    for (const file of loadedFiles(...article)) {
      const text = readFileSync(new URL(file, folder), 'utf8');
      for (const sign of [
        'firestore.googleapis.com',
        'MuiButton',
        'ZodError',
        'katex-error',
        '@firebase',
      ]) {
        expect(text.includes(sign), `${file} contains ${sign}`).toBe(false);
      }
    }
  });

  test('loads nothing of the office with any page of readers', () => {
    const manifest = readManifest();
    const pages = Object.keys(manifest).filter((name) => name.startsWith('src/pages/'));
    expect(pages.length).toBeGreaterThan(30);
    const office = new Set(
      Object.entries(manifest).flatMap(([name, { file }]) =>
        name.startsWith('src/admin/') ? [file] : [],
      ),
    );
    expect(office.size).toBeGreaterThan(10);
    const loaded = new Set(loadedFiles('src/entry-client.tsx', ...pages));
    expect([...loaded].filter((file) => office.has(file))).toEqual([]);
    const withMui = [...loaded].filter((file) =>
      readFileSync(new URL(file, folder), 'utf8').includes('MuiButton'),
    );
    expect(withMui).toEqual([]);
  });

  test('loads the source editor with the pages where one writes, and with no other', () => {
    const isEditor = (file: string) =>
      file.endsWith('.js') && readFileSync(new URL(file, folder), 'utf8').includes('cm-content');
    const pages = Object.keys(readManifest()).filter((name) => /^src\/.*\.tsx$/.test(name));
    const having = pages.filter((name) => loadedFiles(name).some(isEditor));
    expect(having).toContain('src/admin/editor/article-editor-page.tsx');
    const elsewhere = having.filter((name) => !name.startsWith('src/admin/editor/'));
    expect(elsewhere).toEqual(['src/author/papers/paper-desk.tsx']);
  });

  test('loads at most 100 kB of compressed script with an article that is touched', () => {
    const sizes = loadedFiles(...article).map(
      (file) => gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length,
    );
    expect(sizes.length).toBeLessThanOrEqual(4);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
  });

  test('has none of the router’s messages to developers', () => {
    for (const file of loadedFiles(...article)) {
      const text = readFileSync(new URL(file, folder), 'utf8');
      expect(text, file).not.toContain('may be used only in the context of');
    }
  });

  test('loads what only some readers ask for when they do', () => {
    const loaded = loadedFiles(...article);
    const manifest = readManifest();
    for (const name of [
      'src/app/router/whole-router.ts',
      'src/layouts/theme/reading-panel.tsx',
      'src/pages/article/static/static-parts.tsx',
      'src/pages/article/notes/open-notes.ts',
      'src/pages/article/tools/lightbox.ts',
      'src/pages/article/tools/near.ts',
    ]) {
      const file = manifest[name]?.file;
      expect(file, name).toBeDefined();
      expect(loaded, name).not.toContain(file);
    }
  });

  test('loads nothing of App Check with an article or a form, until a call needs it', () => {
    const appCheck = readManifest()['src/firebase/app-check.ts']?.file;
    expect(appCheck).toBeDefined();
    const loaded = [
      ...loadedFiles(...article),
      ...loadedFiles('src/entry-client.tsx', 'src/firebase/call-function.ts'),
    ];
    expect(loaded).not.toContain(appCheck);
    for (const file of loaded) {
      const text = readFileSync(new URL(file, folder), 'utf8');
      expect(text, file).not.toContain('firebaseappcheck');
    }
  });

  test('loads nothing of the Markdown editor until it opens', () => {
    const around = loadedFiles('src/entry-client.tsx', 'src/pages/editor-tool/editor-tool.tsx');
    const tool = readManifest()['src/pages/editor-tool/tool/tool.tsx']?.file;
    expect(tool).toBeDefined();
    expect(around).not.toContain(tool);
    for (const file of around) {
      const text = readFileSync(new URL(file, folder), 'utf8');
      for (const sign of ['katex-error', 'ZodError', 'render-worker'])
        expect(text.includes(sign), `${file} contains ${sign}`).toBe(false);
    }
  });

  test('has the words of messages, and neither a catalogue nor what reads one', () => {
    const assets = new URL('assets/', folder);
    const scripts = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    expect(scripts.some((name) => name.startsWith('ar-xb-'))).toBe(true);
    // Not the worker of previews: it has the words of every language, and is built by itself.
    const inPages = new Set(Object.values(readManifest()).map(({ file }) => basename(file)));
    let looked = 0;
    for (const name of scripts) {
      const text = readFileSync(new URL(name, assets), 'utf8');
      for (const sign of ['__quire_', '__VITE_PRELOAD__'])
        expect(text.includes(sign), `${name} contains ${sign}`).toBe(false);
      // The office's page of texts checks what is typed in it.
      if (!inPages.has(basename(name)) || name.includes('texts-page-')) continue;
      looked += 1;
      expect(text, name).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
    }
    expect(looked).toBeGreaterThan(inPages.size);
    const read = (row: string) =>
      loadedFiles('src/entry-client.tsx', row).map((file) =>
        readFileSync(new URL(file, folder), 'utf8'),
      );
    const [home, search] = [read('src/pages/home/home.tsx'), read('src/pages/search/search.tsx')];
    const isIn = (texts: readonly string[], words: string) =>
      texts.some((each) => each.includes(words));
    expect(isIn(home, sourceText('home.howToSubmit'))).toBe(true);
    expect(isIn(search, sourceText('home.howToSubmit'))).toBe(false);
    expect(isIn(search, sourceText('search.nearestWhy'))).toBe(true);
    expect(isIn(home, sourceText('search.nearestWhy'))).toBe(false);
  });

  test('has no index.html, which Hosting would serve instead of the home page', () => {
    expect(existsSync(new URL('index.html', folder))).toBe(false);
  });
});
