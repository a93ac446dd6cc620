import { ARTICLE_AUTHORS_MAX, ARTICLE_TITLE_MAX_CHARACTERS } from '@quire/model/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { askForImport, finish, readRun, toolPorts } from '../../testing/test-tools.ts';
import { openMetadataImport } from './import-metadata.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
  await putJournal(press, 'CES');
});
afterAll(() => press.close());

const people = (count: number) => Array.from({ length: count }, (_, n) => `Holt${n} M`);
const titleOf = (letters: number) => 'A review '.repeat(letters / 9 + 1).slice(0, letters - 1);
const record = (n: number, change: object) =>
  JSON.stringify({ doi: `10.5555/${n}`, title: `Number ${n}`, volume: '3', year: 2019, ...change });

it('accepts long titles and collaborations in full, and names the record that is too large', async () => {
  const records = [
    record(1, { title: titleOf(600), authors: people(130) }),
    record(2, { keywords: Array.from({ length: 60 }, (_, n) => `keyword ${n}`) }),
    record(3, { title: `${titleOf(ARTICLE_TITLE_MAX_CHARACTERS)}xx` }),
    record(4, { authors: people(ARTICLE_AUTHORS_MAX + 1) }),
    record(5, { authors: people(900).map((name) => `${name} ${'von'.repeat(30)}`) }),
  ];
  await askForImport(press, 'run00001', records.join('\n'), { journal: 'CES', publish: true });
  expect(await finish(toolPorts(press), openMetadataImport, 'run00001')).toBe('done');
  const { run, rows } = await readRun(press, 'run00001');
  expect(run.counts).toMatchObject({ created: 2, published: 2, refused: 3 });
  expect(rows.map(({ line, severity, code }) => [line, severity, code])).toEqual([
    [2, 'warning', 'import/shortened'],
    [3, 'error', 'import/title-too-long'],
    [4, 'error', 'import/too-many-authors'],
    [5, 'error', 'import/record-too-large'],
  ]);
  const article = (await press.db.doc('publishedArticles/CES~1').get()).data();
  expect(article?.title).toBe(titleOf(600).trim());
  expect(article?.metadata.authors).toHaveLength(130);
  expect(article?.authors).toHaveLength(100);
  expect(article?.authors.at(-1)).toBe('31 others');
});
