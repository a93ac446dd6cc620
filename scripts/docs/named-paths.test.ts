import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';

/** Documents for developers. Decision records tell what was so when they were written. */
const DOCUMENTS = ['*.md', 'docs/*.md', 'functions/*.md'];
const CODE = /`([^`\n]+)`/g;
/** A path from the project's root: `functions/src/entry`, `docs/flows.md`. */
const PATH =
  /^((model|content|web|functions|local)\/src|demo|tests|rules|scripts|docs)\/[\w./*{},-]*[\w*}/]$/;

/** What is there only after a build or a start. */
const MADE = /(^|\/)(dist|made)\//;

const documents = globSync(DOCUMENTS, { cwd: ROOT });

function missing(document: string): string[] {
  const text = readFileSync(`${ROOT}/${document}`, 'utf8');
  const named = [...text.matchAll(CODE)].map(([, code = '']) => code);
  return named.filter((path) => {
    if (!PATH.test(path) || MADE.test(path)) return false;
    return /[*{]/.test(path)
      ? globSync(path, { cwd: ROOT }).length === 0
      : !existsSync(`${ROOT}/${path}`);
  });
}

it('names only files and folders that exist', () => {
  expect(documents.length).toBeGreaterThan(5);
  const wrong = documents.flatMap((document) =>
    missing(document).map((path) => `${document}: ${path}`),
  );
  expect(wrong).toEqual([]);
});
