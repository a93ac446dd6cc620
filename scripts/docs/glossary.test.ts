import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';

const glossary = readFileSync(`${ROOT}/docs/glossary.md`, 'utf8');
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

it('has each term once', () => {
  const terms = [...glossary.matchAll(/^\| ([^|]+) \|/gm)].map(([, term = '']) => term);
  const defined = terms.filter((term) => term !== 'term' && !term.startsWith('-'));
  expect(defined.length).toBeGreaterThan(50);
  expect(defined.filter((term, at) => defined.indexOf(term) !== at)).toEqual([]);
});

it('names in code font only what the code has', () => {
  const codes = [...glossary.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const collections = read('model/src/collections.ts');
  const model = globSync('model/src/**/*.ts', { cwd: ROOT }).map(read).join('\n');
  const missing = codes.filter((code) => {
    // `desk/{id}`, `throttles/`: documents of a collection.
    const [, collection] = /^(\w+)\/(?:$|\{|…)/.exec(code) ?? [];
    if (collection) return !new RegExp(`\\b${collection}\\b`).test(collections);
    // `jkey`: a name. Examples (`CES`, `creek-drainage`) and paths are not.
    return /^[a-z][A-Za-z]+$/.test(code) && !new RegExp(`\\b${code}\\b`).test(model);
  });
  expect(missing).toEqual([]);
});
