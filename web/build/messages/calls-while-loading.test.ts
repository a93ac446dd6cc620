import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callsWhileLoading } from './calls-while-loading.ts';

const ROOT = new URL('../../../', import.meta.url);
/**
 * The office and the author's area: the server sends their frame, and what is in it is drawn in the browser, where a page
 * has one language for as long as it is open.
 */
const IN_BROWSERS_ONLY = /^web\/src\/(?:admin|author)\//;
const IMPORT = "import { t as say } from '@quire/model/messages/t';\n";

test.each([
  ["const A = { label: say('ui.pdf') };", [2]],
  ["const a = () => ({ label: say('ui.pdf') });", []],
  ["function a() { return say('ui.pdf'); }\nexport default [1].map(() => 1, say('ui.pdf'));", [3]],
  ["class A { label = () => say('ui.pdf'); words() { return say('ui.pdf'); } }", []],
])('finds the calls that %s makes while it is loaded', (code, lines) => {
  expect(callsWhileLoading('a.ts', IMPORT + code)).toEqual(lines);
});

test('no module asks for a text before a request has a language', () => {
  const found = globSync('{web,model,functions,content}/src/**/*.{ts,tsx}', { cwd: ROOT.pathname })
    .filter((path) => !path.includes('.test.') && !IN_BROWSERS_ONLY.test(path))
    .flatMap((path) =>
      callsWhileLoading(path, readFileSync(new URL(path, ROOT), 'utf8')).map(
        (line) => `${path}:${line}`,
      ),
    );
  expect(found).toEqual([]);
});
