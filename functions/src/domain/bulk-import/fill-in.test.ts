import { afterAll, beforeAll, expect, it } from 'vitest';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { ADMIN, askForImport, finish, readRun, toolPorts } from '../../testing/test-tools.ts';
import { openMetadataImport } from './import-metadata.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
  await putJournal(press, 'CES');
});
afterAll(() => press.close());

const record = (name: string, change: object = {}) =>
  JSON.stringify({
    ...{ title: `About ${name}`, doi: `10.5555/${name}`, authors: ['Holt M'], volume: '3' },
    ...{ issue: '1', year: 2019, date: '2019-04-02', ...change },
  });

async function run(id: string, names: readonly string[], change: object) {
  const lines = names.map((name) => record(name, change));
  const options = { journal: 'CES', publish: true, dryRun: false, existing: 'fill' } as const;
  await askForImport(press, id, lines.join('\n'), options);
  expect(await finish(toolPorts(press), openMetadataImport, id)).toBe('done');
  return readRun(press, id);
}
const article = async (key: string) => (await press.db.doc(`articles/CES~${key}`).get()).data();

it('adds to existing articles, but not to the user’s own, and does not republish a retracted one', async () => {
  const names = ['plain', 'own', 'gone'];
  await run('fill0001', names, {});
  await press.db.doc('articles/CES~own').update({ authorUids: [ADMIN] });
  await press.db.doc('articles/CES~gone').update({ status: 'retracted' });
  const { run: after, rows } = await run('fill0002', names, { abstract: 'It rises, it falls.' });
  expect(after.counts).toMatchObject({ filled: 2, refused: 1 });
  expect(rows.map(({ code, record: of }) => [code, of])).toEqual([
    ['import/own-article', 'articles/CES~own'],
  ]);
  expect(await article('plain')).toMatchObject({ revision: 2, publishedRevision: 2 });
  expect(await article('own')).toMatchObject({ revision: 1, publishedRevision: 1 });
  expect(await article('gone')).toMatchObject({ revision: 2, publishedRevision: 1 });
});
