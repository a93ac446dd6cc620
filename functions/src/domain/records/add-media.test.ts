import { PDFDocument } from '@cantoo/pdf-lib';
import { mediaThumbPath } from '@quire/model/collections';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MemoryManuscripts } from '../../testing/memory-manuscripts.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker, BOSS, codeOf, EDDA } from '../../testing/test-records.ts';
import { AWAY, FINDING } from '../../testing/test-scanners.ts';
import { addMedia } from './add-media.ts';
import { deleteRecord } from './delete-record.ts';
import { saveRecord } from './save-record.ts';
import { sweepMediaUploads } from './sweep-media-uploads.ts';

let press: TestPress;
let photo: Uint8Array;
beforeAll(async () => {
  press = await startTestPress();
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#135' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Maren Holt' } })
    .toBuffer();
});
afterAll(() => press.close());

async function add(bytes: Uint8Array | null, change: object = {}, person = EDDA) {
  if (bytes) {
    const headers = { contentType: 'image/jpeg', cacheControl: '' };
    await press.bucket.write(`mediaUploads/${person.uid}/upload01`, bytes, headers);
  }
  const asked = {
    upload: 'upload01',
    name: 'shore.jpg',
    title: '',
    alt: 'A shore',
    journal: 'CES',
  };
  return addMedia(press, person, { ...asked, ...change });
}

it('stores an image under the hash of its bytes, without camera metadata', async () => {
  const { id, media } = await add(photo);
  expect(media).toMatchObject({
    kind: 'image',
    width: 40,
    height: 30,
    alt: 'A shore',
    title: 'shore.jpg',
  });
  expect(media.path).toMatch(/^media\/[0-9a-f]{64}\.jpg$/);
  const kept = press.bucket.files.get(media.path)?.bytes;
  expect(Buffer.from(kept ?? []).includes('Maren Holt')).toBe(false);
  const thumb = mediaThumbPath(media.sha256);
  expect([...press.bucket.files.keys()]).toEqual([media.path, thumb]);
  expect(await add(photo, { alt: 'Another word' })).toEqual({ id, media });
  expect((await press.db.collection(`media/${id}/history`).get()).size).toBe(1);
});

it('asks for a description, and does not convert the file', async () => {
  expect(await codeOf(add(await sharp(photo).png().toBuffer(), { alt: '' }))).toBe('input/invalid');
  const { id, media } = await add(photo);
  const save = (data: object) =>
    saveRecord(press, EDDA, { kind: 'media', id, base: 1, data: { ...media, ...data } });
  expect(await codeOf(save({ path: 'submissions/s1/files/f.pdf' }))).toBe('input/invalid');
  await save({ alt: 'A better word' });
  const made = { kind: 'media', id: null, base: 0, data: { ...media } } as const;
  expect(await codeOf(saveRecord(press, BOSS, made))).toBe('access/denied');
});

it('restores a file from the bin', async () => {
  const { id } = await add(photo);
  await deleteRecord(press, EDDA, { kind: 'media', id, base: 2 });
  await add(photo);
  expect((await press.db.doc(`media/${id}`).get()).get('deletedAt')).toBeUndefined();
});

it.each([
  ['page.html', '<script>alert(1)</script>', 'file/wrong-type'],
  ['photo.png', 'no image at all', 'file/wrong-type'],
  ['paper.pdf', '<html>', 'file/wrong-type'],
  ['figure.eps', '%!PS-Adobe', 'file/wrong-type'],
  ['nothing.png', '', 'file/empty'],
])('refuses %s', async (name, text, code) => {
  expect(await codeOf(add(new TextEncoder().encode(text), { name }))).toBe(code);
});

it('makes a document a download without its scripts, and uses no one else’s upload', async () => {
  const made = await PDFDocument.create();
  made.addPage();
  made.addJavaScript('main', 'app.alert(1)');
  const { media } = await add(await made.save(), { name: 'form.pdf', alt: '' });
  expect(media).toMatchObject({ kind: 'file', contentType: 'application/pdf' });
  const kept = await PDFDocument.load((await press.bucket.read(media.path)) ?? '');
  expect(String(await kept.save({ useObjectStreams: false }))).not.toContain('app.alert');
  expect(await codeOf(add(null))).toBe('file/missing');
});

it('is for those who keep texts, in their journals', async () => {
  for (const person of [
    asker('p', ['author']),
    asker('p', ['production'], 'CES'),
    asker('p', ['editor'], 'JAM'),
  ])
    expect(await codeOf(add(photo, {}, person))).toBe('access/denied');
  expect(await codeOf(add(photo, { journal: undefined }))).toBe('access/denied');
  await add(photo, { journal: undefined }, asker('c', ['content']));
});

it('deletes uploads that were not used within a day', async () => {
  const store = new MemoryManuscripts();
  const now = press.now();
  store.put('mediaUploads/edda/old', new Uint8Array(1), new Date(now.getTime() - 25 * 3_600_000));
  store.put('mediaUploads/edda/new', new Uint8Array(1), now);
  expect(await sweepMediaUploads(store, now)).toBe(1);
  expect([...store.files.keys()]).toEqual(['mediaUploads/edda/new']);
});

it('refuses a PDF that cannot be read', async () => {
  const broken = new TextEncoder().encode('%PDF-1.7 and no more');
  expect(await codeOf(add(broken, { name: 'form.pdf', upload: 'upload01' }))).toBe(
    'file/unsafe-pdf',
  );
});

it('stores nothing that the scanner has flagged or not scanned', async () => {
  const asked = { upload: 'upload-9', name: 'a.txt', alt: '', title: '', journal: 'CES' };
  await press.bucket.write(`mediaUploads/${EDDA.uid}/upload-9`, Buffer.from('salt'), {
    contentType: 'text/plain',
    cacheControl: '',
  });
  const { writes } = press.bucket;
  for (const [scanner, code] of [
    [FINDING, 'file/infected'],
    [AWAY, 'file/scanner-away'],
  ] as const)
    expect(await codeOf(addMedia({ ...press, scanner }, EDDA, asked))).toBe(code);
  expect(press.bucket.writes).toBe(writes);
});
