/** Every text that a person reads is in a catalogue. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLiterals, findMailLiterals, type Literal } from './find-literals.ts';

const ROOT = new URL('../../../', import.meta.url);
/**
 * Neither tests, nor the names of settings for who runs the press, nor the texts that a press begins with and edits, nor
 * what the public API and COUNTER's reports tell programs and programmers, in English as all such descriptions.
 */
const NO_TEXT =
  /\.test\.tsx?$|\/(?:testing|made|starter-texts|config|domain\/api|counter\/reports)\/|\/http\/api\.ts$/;

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT.pathname }).filter((path) => !NO_TEXT.test(path));

/** Labels and errors that pages show stand in tables of the model. */
const isTable = (path: string): boolean => !/^model\/src\/(?:messages|mail)\//.test(path);

const literals: readonly (readonly [path: string, Literal[]])[] = [
  ...[
    ...filesOf('web/src/**/*.{ts,tsx}'),
    ...filesOf('model/src/**/*.ts').filter(isTable),
    ...filesOf('{functions,content}/src/**/*.ts'),
  ].map((path) => [path, findLiterals(path, read(path))] as const),
  ...filesOf('model/src/mail/**/*.ts').map(
    (path) => [path, findMailLiterals(path, read(path))] as const,
  ),
];

test('there is no text outside the catalogues', () => {
  const found = literals.flatMap(([path, each]) =>
    each.map(({ line, words }) => `${path}:${line} ${words}`),
  );
  expect(found, 'put these into a catalogue: CONTRIBUTING.md, “Texts”').toEqual([]);
});

test.each([
  ['<p>Some words</p>', ['Some words']],
  ['<p>{isOn ? "On" : "Off"} · {count} {count === 1 ? `word` : `words`}</p>', 4],
  [`<input aria-label="Search" placeholder={'Find ' + what} className="button quiet" />`, 2],
  ['<a title={isOpen ? "Close it" : undefined}>×</a>', ['Close it']],
  [`<T label={(x) => \`Copy \${x}\`} />`, ['Copy']],
  ['<StaffOnly action="article.read"><p>Done</p></StaffOnly>', ['Done']],
  ['<p>{t("ui.words")} <b className="x">{name}</b> · 3</p>', []],
])('finds the texts in %s', (element, expected) => {
  const found = findLiterals('a.tsx', `export const a = ${element};`).map(({ words }) => words);
  if (typeof expected === 'number') expect(found).toHaveLength(expected);
  else expect(found).toEqual(expected);
});

test('finds the texts of elements that are made without JSX', () => {
  const code =
    "panel.say('Saved.'); element('p', { 'aria-label': 'Notes' }, ['Some words', button('Close', go)]);";
  expect(findLiterals('a.ts', code).map(({ words }) => words)).toHaveLength(4);
});

test('takes the name of a format for no text, and a sentence with one for a text', () => {
  const table =
    "export const A = [{ label: 'PDF' }, { label: 'TIFF' }, { label: 'PDF and JPEG' }];";
  expect(findLiterals('a.ts', table).map(({ words }) => words)).toEqual(['PDF and JPEG']);
});

test('finds the texts of tables and of mails', () => {
  const table =
    "export const A = [{ label: 'Light', value: 'light' }, { title: 'aria', text: 'so much' }];";
  expect(findLiterals('a.ts', table).map(({ words }) => words)).toEqual(['Light', 'so much']);
  const mail = `subject('Your paper', \`Dear \${name}, thank you\`, 'code', 'x-y')`;
  expect(findMailLiterals('a.ts', mail)).toHaveLength(2);
});
