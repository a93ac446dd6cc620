/** Whoever reads a report is told in words what each line is about. */
import { globSync, readFileSync } from 'node:fs';
import { reportCodeLabel } from '@quire/model/entities/report-codes';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';

const WRITERS = [
  'content/src/**/*.ts',
  'functions/src/domain/{bulk-import,paper-import}/**/*.ts',
  'functions/src/domain/tools/health/*.ts',
];
const AREAS =
  'citation|diagram|directive|figure|health|html|import|label|link|math|notebook|paper|reference|tex|text';
const CODE = new RegExp(`'((?:${AREAS})/[a-z]+(?:-[a-z\\d]+)*)'`, 'g');
/** Types of content: `text/xml`. */
const NO_CODES = new Set([
  'text/latex',
  'text/markdown',
  'text/xml',
  'text/html',
  'text/css',
  'text/plain',
  'text/csv',
]);

it('has words for every code that a report can have', () => {
  const codes = new Set(
    globSync(WRITERS, { cwd: ROOT })
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(CODE)])
      .map(([, code = '']) => code)
      .filter((code) => !NO_CODES.has(code)),
  );
  expect(codes.size).toBeGreaterThan(50);
  expect([...codes].filter((code) => reportCodeLabel(code) === code)).toEqual([]);
});
