import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';

const TESTS = '{model,content,web,functions,local,scripts,demo}/**/*.test.{ts,tsx,mjs}';
/** Modules, what some of them read when they are loaded, and what there can be only once: a program, a language. */
const SWAPS =
  /\bvi\.(mock|doMock|resetModules)\(|stubEnv\('(SSR|FUNCTIONS_EMULATOR)'|storage-emulator\.ts'|\bbindLanguage\(/;

it('gives every test that others must not share a process with one of its own, by its name', () => {
  const files = globSync(TESTS, {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  const swapping = files.filter((file) => SWAPS.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(swapping.length).toBeGreaterThan(1);
  expect(swapping.filter((file) => !file.includes('.isolated.test.'))).toEqual([]);
});
