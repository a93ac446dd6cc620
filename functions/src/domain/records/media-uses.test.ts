import { mediaFilePath } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestJournal, type TestPress } from '../../testing/test-press.ts';
import { asker, BOSS, codeOf, EDDA, news } from '../../testing/test-records.ts';
import { mediaUses } from './media-uses.ts';
import { saveRecord } from './save-record.ts';

const sha256 = 'ab'.repeat(32);
const media = sha256.slice(0, 24);

let press: TestPress;
beforeAll(async () => {
  press = await startTestJournal();
});
afterAll(() => press.close());

it('lists the records that use a file, while they use it', async () => {
  const file = {
    ...{ name: 'mud.png', path: mediaFilePath(sha256, 'png'), contentType: 'image/png' },
    ...{ size: 3, sha256, role: 'figure', label: '' },
  };
  const data = news({ files: [file] });
  const saved = await saveRecord(press, BOSS, { kind: 'posts', id: null, base: 0, data });
  const uses = [{ kind: 'posts', id: saved.id, title: data.title }];
  expect(await mediaUses(press, BOSS, { media })).toEqual({ uses, elsewhere: 0 });
  expect(await mediaUses(press, EDDA, { media })).toEqual({ uses, elsewhere: 0 });
  const stranger = asker('s', ['editor'], 'MSP');
  expect(await mediaUses(press, stranger, { media })).toEqual({ uses: [], elsewhere: 1 });
  await saveRecord(press, BOSS, { kind: 'posts', id: saved.id, base: 1, data: news() });
  expect(await mediaUses(press, BOSS, { media })).toEqual({ uses: [], elsewhere: 0 });
});

it('is refused to those who edit nothing', async () => {
  const reader = asker('ria', ['author']);
  expect(await codeOf(mediaUses(press, reader, { media }))).toBe('access/denied');
});
