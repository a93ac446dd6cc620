import { PDFDocument } from '@cantoo/pdf-lib';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerRequest } from '../../entry/http/answer-request.ts';
import { answerReviewFile } from '../../entry/http/review-file.ts';
import { type Served, serveFunction } from '../../testing/serve.ts';
import { invited, putReviewer, REPORT, reviewNow } from '../../testing/test-reviews.ts';
import { AWAY, FINDING } from '../../testing/test-scanners.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
} from '../../testing/test-submissions.ts';
import { answerInvitation } from './answer-invitation.ts';
import { openReviewFile } from './open-review-file.ts';
import { addReviewFile, removeReviewFile } from './review-files.ts';
import { cancelReview } from './staff-reviews.ts';
import { viewReview } from './view-review.ts';
import { submitReview } from './write-report.ts';

const NAME = 'Anselm Okoro';
const document = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'word/document.xml': strToU8('<w:document xmlns:w="w">The text</w:document>'),
  'docProps/core.xml': strToU8(`<c><dc:creator xmlns:dc="dc">${NAME}</dc:creator></c>`),
});

let press: SubmissionsPress;
let token = '';
beforeAll(async () => {
  press = await startSubmissionsPress();
  await putReviewer(press, 'vasquez');
  const path = (name: string) => `submissions/held/files/${name}`;
  const files = [
    storedFile({ path: path('one.docx'), name: `${NAME}.docx` }),
    storedFile({ path: path('two.pdf'), kind: 'figure', format: 'pdf', label: `By ${NAME}` }),
    storedFile({ path: path('three.docx'), kind: 'cover_letter' }),
    storedFile({ path: path('four.docx'), retired: true }),
    storedFile({ path: path('five.docx'), round: 1 }),
  ];
  await putSubmission(press, 'held', { state: 'under_review', number: 'CES-2026-1' }, files);
  press.store.put(path('one.docx'), document);
  press.store.put(path('two.pdf'), strToU8('%PDF-1.7 and nothing else'));
  token = (await invited(press, 'held', 'vasquez')).token;
});
afterAll(() => press.close());

const read = async (stream: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
};

describe('a manuscript’s file', () => {
  it('is refused before the reviewer has accepted', async () => {
    await expect(openReviewFile(press, { token, file: 'file-1' })).rejects.toMatchObject({
      code: 'review/file-not-found',
    });
    const yes = { answer: 'accept', reason: '', competingInterest: 'None' } as const;
    await answerInvitation(press, { token, ...yes });
    const { manuscript } = await viewReview(press, { token });
    expect(manuscript?.files.map(({ id, name, label }) => ({ id, name, label }))).toEqual([
      { id: 'file-1', name: 'manuscript.docx', label: '' },
      { id: 'file-2', name: 'figure-1.pdf', label: '' },
    ]);
  });

  it('has a neutral name, and contains no names', async () => {
    const { name, size, stream } = await openReviewFile(press, { token, file: 'file-1' });
    const bytes = await read(stream);
    expect({ name, size }).toEqual({ name: 'manuscript.docx', size: bytes.length });
    const parts = unzipSync(bytes);
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('The text');
    for (const part of Object.values(parts)) expect(strFromU8(part)).not.toContain(NAME);
    // The author's own file stays as it was sent.
    expect(press.store.files.get('submissions/held/files/one.docx')?.bytes).toEqual(document);
  });

  it('is refused where no copy without names can be made', async () => {
    await expect(openReviewFile(press, { token, file: 'file-2' })).rejects.toMatchObject({
      code: 'review/file-not-anonymous',
    });
  });

  it('is never a cover letter, a replaced file or a file of a later round', async () => {
    for (const file of ['file-3', 'file-4', 'file-5', '..', 'nothing']) {
      await expect(openReviewFile(press, { token, file }), file).rejects.toMatchObject({
        code: 'review/file-not-found',
      });
    }
  });
});

describe('the address for files', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serveFunction(
      answerRequest({ name: 'review', methods: ['POST'] }, (request, response) =>
        answerReviewFile(request, response, (asked) => openReviewFile(press, asked)),
      ),
    );
  });
  afterAll(() => served.close());

  async function post(body: string, type = 'application/x-www-form-urlencoded') {
    const answer = await fetch(`http://${served.host}/reviewer/file`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  }

  it('streams the download, and leaves no copy behind', async () => {
    const { status, headers } = await post(`token=${token}&file=file-1`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition':
        'attachment; filename="manuscript.docx"; filename*=UTF-8\'\'manuscript.docx',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const json = JSON.stringify({ token, file: 'file-1' });
    expect((await post(json, 'application/json')).status).toBe(200);
  });

  it('refuses with a text for each code', async () => {
    expect(await post('token=short&file=x')).toMatchObject({
      status: 404,
      body: expect.stringContaining('review/link-unknown'),
    });
    expect((await post(`token=${'x'.repeat(43)}&file=file-1`)).status).toBe(404);
    expect((await post('{', 'application/json')).status).toBe(404);
    expect((await fetch(`http://${served.host}/reviewer/file`)).status).toBe(405);
  });
});

describe('a reviewer’s own file', () => {
  const add = (key: string, name: string, bytes: Uint8Array) =>
    addReviewFile(press, { token, key, name, data: Buffer.from(bytes).toString('base64') });

  it('is refused where the scanner finds something, or is unavailable', async () => {
    const data = Buffer.from(document).toString('base64');
    const asked = { token, key: 'notes-0000', name: 'notes.docx', data };
    for (const [scanner, code] of [
      [FINDING, 'file/infected'],
      [AWAY, 'file/scanner-away'],
    ] as const) {
      const added = addReviewFile({ ...press, scanner }, asked);
      await expect(added).rejects.toMatchObject({ code });
    }
    const made = await PDFDocument.create();
    made.addPage();
    made.addJavaScript('main', 'app.alert(1)');
    await add('notes-pdf0', 'notes.pdf', await made.save());
    const { stream } = await openReviewFile(press, { token, file: 'notes-pdf0' });
    const kept = await PDFDocument.load(await read(stream));
    expect(String(await kept.save({ useObjectStreams: false }))).not.toContain('app.alert');
    await removeReviewFile(press, { token, file: 'notes-pdf0' });
  });

  it('is stored once, without its author’s name, and is deleted when removed', async () => {
    const { file } = await add('notes-0001', '../notes.docx', document);
    expect(await add('notes-0001', '../notes.docx', document)).toEqual({ file });
    expect(file.name).toBe('.._notes.docx');
    const { stream } = await openReviewFile(press, { token, file: 'notes-0001' });
    expect(
      Object.values(unzipSync(await read(stream)))
        .map((part) => strFromU8(part))
        .join(),
    ).not.toContain(NAME);
    await removeReviewFile(press, { token, file: 'notes-0001' });
    await removeReviewFile(press, { token, file: 'notes-0001' });
    expect([...press.store.files.keys()].some((path) => path.includes('/reviews/'))).toBe(false);
  });

  it('is refused where its content does not match its name, or there are too many', async () => {
    await expect(add('false-0001', 'a.docx', strToU8('text'))).rejects.toMatchObject({
      code: 'file/wrong-type',
    });
    await expect(add('false-0002', 'a.html', strToU8('text'))).rejects.toMatchObject({
      code: 'file/refused',
    });
    await expect(add('false-0003', 'a.txt', new Uint8Array())).rejects.toMatchObject({
      code: 'file/empty',
    });
    for (const n of [1, 2, 3]) await add(`kept-000${n}`, `${n}.txt`, strToU8(`text ${n}`));
    await expect(add('kept-0004', '4.txt', strToU8('text'))).rejects.toMatchObject({
      code: 'file/too-many',
    });
    expect([...press.store.files.keys()].filter((path) => path.includes('/reviews/'))).toHaveLength(
      3,
    );
  });

  it('is not changed after the report is sent, and not downloaded after the end', async () => {
    const review = 'r00-vasquez';
    const { revision } = await reviewNow(press, 'held', review);
    await putReviewer(press, 'second');
    await invited(press, 'held', 'second');
    await submitReview(press, { token, revision, report: REPORT });
    await expect(removeReviewFile(press, { token, file: 'kept-0001' })).rejects.toMatchObject({
      code: 'review/wrong-state',
    });
    const { stream } = await openReviewFile(press, { token, file: 'kept-0001' });
    expect(String(await read(stream))).toBe('text 1');
    const second = { submission: 'held', review: 'r00-second', reason: '' };
    expect(await cancelReview(press, PEOPLE.editor, second)).toMatchObject({ state: 'cancelled' });
  });
});
