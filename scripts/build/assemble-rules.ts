/**
 * `npm run rules`: puts `firestore.rules` together from `rules/*.rules` and from what `statement-rules.ts` makes. The
 * file is kept in the repository, as Firebase's tools and `npm test` read it; a test says when it is not current.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  MANUSCRIPT_STATEMENTS,
  STATEMENT_MAX_CHARACTERS,
} from '@quire/model/statements/statement-fields';
import { ROOT } from '../under-node-24.mjs';
import { statementRules } from './statement-rules.ts';

/** In the order in which they are read. */
export const PARTS = [
  'who-is-asking',
  'what-a-write-may-touch',
  'published-records',
  'annotations',
  'journals-and-issues',
  'articles',
  'content',
  'settings',
  'people-and-mail',
  'statements',
  'submissions',
  'shared-papers',
  'charges',
  'tools-and-figures',
] as const;

const HEAD = `rules_version = '2';

// Made by \`npm run rules\` from the files in rules/: edit there.
//
// What a visitor, an author or a member of staff may read and write, beside what functions do
// with admin rights. The role matrix stands in model/src/roles.ts; tests/rules compares the two.
// Default: denied. There is no recursive match.

service cloud.firestore {
  match /databases/{database}/documents {
`;

const INDENT = '    ';

/** Parts that are made and not written. */
const MADE: Partial<Record<(typeof PARTS)[number], string>> = {
  statements: statementRules(MANUSCRIPT_STATEMENTS, STATEMENT_MAX_CHARACTERS),
};

/** The parts that stand in files. */
export const FILES = PARTS.filter((name) => MADE[name] === undefined);

const textOf = async (name: (typeof PARTS)[number]): Promise<string> =>
  MADE[name] ?? readFile(join(ROOT, 'rules', `${name}.rules`), 'utf8');

/** What `firestore.rules` must say. Rejects where a part is missing. */
export async function assembledRules(): Promise<string> {
  const parts = await Promise.all(PARTS.map(textOf));
  const lines = parts.join('\n').trimEnd().split('\n');
  const body = lines.map((line) => (line ? `${INDENT}${line}` : '')).join('\n');
  return `${HEAD}\n${body}\n  }\n}\n`;
}

/** Where a part is in `firestore.rules`. Rejects where there is none of this name. */
export async function partLines(part: string): Promise<{ from: number; to: number }> {
  const before = PARTS.slice(0, PARTS.indexOf(isPart(part)));
  const lengths = await Promise.all(before.map(async (name) => linesIn(`${await textOf(name)}\n`)));
  const from = linesIn(`${HEAD}\n`) + lengths.reduce((sum, length) => sum + length, 0);
  return { from, to: from + linesIn(await textOf(isPart(part))) };
}

const linesIn = (text: string) => text.split('\n').length - 1;

function isPart(name: string): (typeof PARTS)[number] {
  const part = PARTS.find((one) => one === name);
  if (!part) throw new Error(`there is no part ${name} in rules/: ${PARTS.join(', ')}`);
  return part;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(join(ROOT, 'firestore.rules'), await assembledRules());
}
