import { globSync } from 'node:fs';
import { bindLanguage } from '@quire/model/messages/language';
import { expect, test } from 'vitest';

const SOURCES = new URL('../../../model/src/', import.meta.url);
const MODULES = globSync('**/*.ts', { cwd: SOURCES.pathname }).filter(
  (path) => !path.includes('.test.') && !path.startsWith('messages/'),
);

/** A table of texts has getters: copied while a module is loaded, it would keep the language of that moment. */
test('no module of the model reads a text while it is loaded', async () => {
  bindLanguage(() => {
    throw new Error('a text was asked for before a request had a language');
  });
  const failed: string[] = [];
  for (const path of MODULES) {
    const { pathname } = new URL(path, SOURCES);
    await import(/* @vite-ignore */ pathname).catch((error: Error) =>
      failed.push(`${path}: ${error.stack}`),
    );
  }
  expect(failed).toEqual([]);
});
