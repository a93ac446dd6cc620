import { createHash } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { makeDocx } from '@quire/content/testing/make-docx';
import { AddFileResponseSchema } from '@quire/model/calls/calls';
import { submissionFilePath, uploadPath } from '@quire/model/collections';
import { FILE_KINDS } from '@quire/model/entities/submission-file';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scanner } from '../../platform/malware/scanner.ts';
import { AWAY, FINDING, FULL } from '../../testing/test-scanners.ts';
import {
  below,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { addSubmissionFile } from './add-submission-file.ts';
import { discardDraft } from './discard-draft.ts';
import { moveSubmission } from './move-submission.ts';
import { removeSubmissionFile } from './remove-submission-file.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  await putSubmission(press, 'draft', {}, []);
});
afterAll(() => press.close());

type Asked = Partial<Parameters<typeof addSubmissionFile>[2]>;
let uploads = 0;
const upload = (bytes: Uint8Array, submission = 'draft', id = `upload-${++uploads}`) => {
  press.store.put(uploadPath(PEOPLE.author.uid, submission, id), bytes);
  return id;
};
const add = (bytes: Uint8Array, name: string, change: Asked = {}, person = PEOPLE.author) => {
  const submission = change.submission ?? 'draft';
  const asked = { kind: 'manuscript', label: '', submission, ...change } as const;
  return addSubmissionFile(press, person, {
    ...asked,
    name,
    upload: change.upload ?? upload(bytes, submission),
  });
};
const filesOf = (id: string) => below(press, id, 'files');

const docx = makeDocx({
  paragraphs: [
    { style: 'Title', text: 'How tidal creeks drain' },
    { text: 'Anselm Okoro' },
    { text: 'Abstract' },
    { text: 'Creeks drain slowly.' },
    { text: 'Keywords: tides, creeks' },
  ],
  creator: 'Anselm Okoro',
  lastModifiedBy: 'Microsoft Office User',
  changedBy: 'Maren Holt',
});

describe('a Word manuscript', () => {
  it('is stored with its checksum, the names in it, and its metadata', async () => {
    const added = await add(docx, 'My paper.docx', {
      upload: upload(docx, 'draft', 'upload-word'),
    });
    const path = submissionFilePath('draft', 'upload-word', 'docx');
    expect(added.file).toMatchObject({
      id: 'upload-word',
      name: 'My paper.docx',
      format: 'docx',
      path,
      size: docx.length,
      sha256: createHash('sha256').update(docx).digest('hex'),
      namesFound: ['Anselm Okoro', 'Maren Holt'],
      version: 1,
      round: 0,
    });
    expect(added.offered).toMatchObject({
      title: 'How tidal creeks drain',
      abstract: 'Creeks drain slowly.',
      keywords: ['tides', 'creeks'],
      authors: [{ given: 'Anselm', family: 'Okoro' }],
    });
    expect(AddFileResponseSchema.safeParse(added).error).toBeUndefined();
    expect([...press.store.files.keys()]).toEqual([path]);
  });

  it('gives the same answer when it is added again, and is written once', async () => {
    const again = await add(docx, 'My paper.docx', { upload: 'upload-word' });
    expect(again.file.sha256).toHaveLength(64);
    expect(again.offered?.title).toBe('How tidal creeks drain');
    expect(await filesOf('draft')).toHaveLength(1);
  });

  it('replaces the previous one', async () => {
    const { file } = await add(docx, 'second.docx');
    expect(file).toMatchObject({ version: 2, replaces: 'upload-word' });
    const files = await filesOf('draft');
    expect(files.filter(({ retired }) => !retired).map(({ name }) => name)).toEqual([
      'second.docx',
    ]);
  });
});

it('finds names in a PDF’s properties', async () => {
  const made = await PDFDocument.create();
  made.addPage().drawText('x', { font: await made.embedFont(StandardFonts.Helvetica) });
  made.setAuthor('Anselm Okoro');
  const { file, offered } = await add(await made.save(), 'paper.PDF');
  expect(file).toMatchObject({ format: 'pdf', namesFound: ['Anselm Okoro'] });
  expect(offered).toBeUndefined();
});

it('offers Markdown’s front matter', async () => {
  const text =
    '---\ntitle: Mud\ntags: [salt, marsh]\nauthors:\n  - name: Ada Okoro\n---\n\n# Mud\n';
  const { offered } = await add(strToU8(text), 'paper.md');
  expect(offered).toMatchObject({ title: 'Mud', keywords: ['salt', 'marsh'] });
});

describe('a file that does not match its kind', () => {
  const html = strToU8('<!doctype html><script>alert(1)</script>');
  const svg = strToU8('<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>');
  const exe = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0]);
  const zip = zipSync({ 'paper.tex': strToU8('\\documentclass{article}') });
  const macros = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8('<w:document/>'),
    'word/vbaProject.bin': exe,
  });
  it.each([
    ['nothing', new Uint8Array(), 'paper.docx', 'manuscript', 'file/empty'],
    ['a page under the name of Word', html, 'paper.docx', 'manuscript', 'file/wrong-type'],
    ['a page under the name of text', html, 'notes.txt', 'supplement', 'file/wrong-type'],
    ['a drawing under the name of data', svg, 'data.xml', 'supplement', 'file/wrong-type'],
    ['a page under the name of a drawing', html, 'figure.svg', 'figure', 'file/wrong-type'],
    ['a program under the name of a bibliography', exe, 'a.bib', 'source', 'file/wrong-type'],
    ['a page', html, 'page.html', 'supplement', 'file/refused'],
    ['a program', exe, 'tool.exe', 'supplement', 'file/refused'],
    ['a program under the name of a picture', exe, 'a.png', 'figure', 'file/wrong-type'],
    ['a program under the name of text', exe, 'a.txt', 'supplement', 'file/wrong-type'],
    ['an archive under the name of Word', zip, 'paper.docx', 'manuscript', 'file/wrong-type'],
    ['a Word file under the name of an archive', docx, 'p.zip', 'manuscript', 'file/wrong-type'],
    ['Word with macros', macros, 'paper.docx', 'manuscript', 'file/wrong-type'],
    ['half an archive', zip.slice(0, 60), 'paper.zip', 'manuscript', 'file/wrong-type'],
    ['a spreadsheet for a figure', zip, 'table.xlsx', 'figure', 'file/refused'],
    ['a name without an ending', docx, 'paper', 'manuscript', 'file/refused'],
  ] as const)('is refused: %s', async (_what, bytes, name, kind, code) => {
    const before = (await filesOf('draft')).length;
    const id = upload(bytes);
    await expect(add(bytes, name, { kind, upload: id })).rejects.toMatchObject({ code });
    expect(await filesOf('draft')).toHaveLength(before);
    expect([...press.store.files.keys()].some((path) => path.includes(`files/${id}.`))).toBe(false);
  });

  it('is refused where it is too large for its kind', async () => {
    const large = new Uint8Array(FILE_KINDS.cover_letter.maxBytes + 1).fill(97);
    await expect(add(large, 'letter.txt', { kind: 'cover_letter' })).rejects.toMatchObject({
      code: 'file/too-large',
      details: { values: { size: '10 MB', most: '10 MB' } },
    });
  });

  it('is refused where it would unpack to far more', async () => {
    const bomb = zipSync({ 'a.txt': new Uint8Array(64 * 1024 * 1024) }, { level: 9 });
    await expect(add(bomb, 'paper.zip')).rejects.toMatchObject({ code: 'file/too-large' });
  });

  it('is refused where nothing was uploaded', async () => {
    await expect(add(docx, 'paper.docx', { upload: 'upload-none' })).rejects.toMatchObject({
      code: 'file/missing',
    });
  });
});

it('limits the number of files of a kind', async () => {
  await putSubmission(
    press,
    'full',
    {},
    Array.from({ length: FILE_KINDS.supplement.most }, () => storedFile({ kind: 'supplement' })),
  );
  const one = () => add(strToU8('a,b'), 'data.csv', { submission: 'full', kind: 'supplement' });
  await expect(one()).rejects.toMatchObject({ code: 'file/too-many' });
  await removeSubmissionFile(press, PEOPLE.author, { submission: 'full', file: 'file-3' });
  await removeSubmissionFile(press, PEOPLE.author, { submission: 'full', file: 'file-3' });
  expect((await one()).file.format).toBe('csv');
});

it('stores a drawing as plain bytes, which no browser opens', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const { file } = await add(strToU8(drawing), 'Figure 1.svg', { kind: 'figure' });
  expect(file.format).toBe('svg');
  expect(press.store.files.get(file.path)?.type).toBe('application/octet-stream');
});

it('keeps a bibliography’s own ending', async () => {
  const { file } = await add(strToU8('@book{a}'), 'Refs.BIB', { kind: 'source' });
  expect(file).toMatchObject({ format: 'tex', path: expect.stringMatching(/[.]bib$/) });
});

describe('other people and other states', () => {
  it('are refused', async () => {
    for (const other of [PEOPLE.stranger, PEOPLE.editor, PEOPLE.admin]) {
      await expect(add(docx, 'a.docx', {}, other)).rejects.toMatchObject({
        code: 'submission/not-found',
      });
      const asked = { submission: 'draft', file: 'upload-word' };
      await expect(removeSubmissionFile(press, other, asked)).rejects.toMatchObject({
        code: 'submission/not-found',
      });
      await expect(discardDraft(press, other, 'draft')).rejects.toMatchObject({
        code: 'submission/not-found',
      });
    }
    await putSubmission(press, 'sent', { state: 'under_review' });
    const wrong = { code: 'submission/wrong-state' };
    await expect(add(docx, 'a.docx', { submission: 'sent' })).rejects.toMatchObject(wrong);
    const asked = { submission: 'sent', file: 'file-1' };
    await expect(removeSubmissionFile(press, PEOPLE.author, asked)).rejects.toMatchObject(wrong);
    await expect(discardDraft(press, PEOPLE.author, 'sent')).rejects.toMatchObject(wrong);
  });
});

describe('a revision', () => {
  it('keeps what editors saw, and counts the new file for the next round', async () => {
    const path = 'submissions/revised/files/file-1.docx';
    press.store.put(path, docx);
    const old = { state: 'minor_revision', number: 'CES-2026-00099', round: 0 } as const;
    await putSubmission(press, 'revised', old, [storedFile({ path })]);
    const { file } = await add(docx, 'revised.docx', { submission: 'revised' });
    expect(file).toMatchObject({ round: 1, version: 2, replaces: 'file-1' });
    const asked = { submission: 'revised', file: file.id };
    await removeSubmissionFile(press, PEOPLE.author, asked);
    expect((await filesOf('revised')).map(({ retired }) => retired)).toEqual([true, true]);
    expect(press.store.files.has(path)).toBe(true);
    const events = await below(press, 'revised', 'events');
    expect(events.map(({ event }) => event)).toEqual(['file_added', 'file_removed']);
    await add(docx, 'again.docx', { submission: 'revised' });
    const now = await submissionNow(press, 'revised');
    await putSubmission(press, 'revised', { ...now, responseLetter: 'Done.' }, []);
    const event = 'submit_revision';
    const sent = { submission: 'revised', event, from: 'minor_revision' } as const;
    expect(await moveSubmission(press, PEOPLE.author, sent)).toMatchObject({
      state: 'revision_submitted',
    });
  });
});

describe('a PDF that contains scripts', () => {
  it('is stored without them, and says so', async () => {
    const made = await PDFDocument.create();
    made.addPage();
    made.addJavaScript('main', 'app.alert(1)');
    await putSubmission(press, 'scripts', {}, []);
    const { file } = await add(await made.save(), 'paper.pdf', { submission: 'scripts' });
    const kept = press.store.files.get(file.path)?.bytes ?? new Uint8Array();
    expect(file).toMatchObject({ removed: ['scripts'], size: kept.length });
    expect(file.sha256).toBe(createHash('sha256').update(kept).digest('hex'));
    const read = await PDFDocument.load(kept, { updateMetadata: false });
    expect(String(await read.save({ useObjectStreams: false }))).not.toContain('app.alert');
  });

  it('is refused with a message where it cannot be read', async () => {
    const broken = add(strToU8('%PDF-1.7 and no more'), 'a.pdf', { submission: 'scripts' });
    await expect(broken).rejects.toMatchObject({ code: 'file/unsafe-pdf' });
    expect(await filesOf('scripts')).toHaveLength(1);
  });
});

describe('a file that is scanned', () => {
  const scanned = (scanner: Scanner, id: string) =>
    addSubmissionFile({ ...press, scanner }, PEOPLE.author, {
      ...{ submission: 'scanned', upload: id, name: 'data.csv', kind: 'supplement', label: '' },
    });
  const kept = () =>
    [...press.store.files.keys()]
      .filter((path) => path.includes('/scanned/'))
      .map((path) => path.split('/')[0]);

  it('is deleted, with its upload, where something is found in it', async () => {
    await putSubmission(press, 'scanned', {}, []);
    const id = upload(strToU8('a,b'), 'scanned');
    await expect(scanned(FINDING, id)).rejects.toMatchObject({
      code: 'file/infected',
      details: { values: { name: 'data.csv', found: 'Eicar' } },
    });
    expect([kept(), await filesOf('scanned')]).toEqual([[], []]);
  });

  it('waits in its upload while the scanner is unavailable, and is stored once it answers', async () => {
    const id = upload(strToU8('a,b'), 'scanned');
    for (const [scanner, code] of [
      [AWAY, 'file/scanner-away'],
      [FULL, 'file/not-scanned'],
    ] as const) {
      await expect(scanned(scanner, id)).rejects.toMatchObject({ code });
      expect([kept(), await filesOf('scanned')]).toEqual([['uploads'], []]);
    }
    const clean: Scanner = { scan: async () => ({ outcome: 'clean' }) };
    expect((await scanned(clean, id)).file.name).toBe('data.csv');
  });
});

describe('a file that was added under another kind', () => {
  const kindsOf = async (id: string) =>
    Object.fromEntries(
      (await filesOf(id)).map(({ name, kind, retired }) => [name, retired ? 'retired' : kind]),
    );

  it('becomes the manuscript, and the previous one becomes a supplement', async () => {
    await putSubmission(press, 'kinds', {}, []);
    await add(docx, 'first.docx', { submission: 'kinds' });
    const { file } = await add(docx, 'second.docx', { submission: 'kinds', kind: 'supplement' });
    const again = { submission: 'kinds', upload: file.id };
    const { offered } = await add(docx, 'second.docx', again);
    expect(offered?.title).toBe('How tidal creeks drain');
    expect(await kindsOf('kinds')).toEqual({
      'first.docx': 'supplement',
      'second.docx': 'manuscript',
    });
    await expect(add(docx, 'second.docx', { ...again, kind: 'figure' })).rejects.toMatchObject({
      code: 'file/refused',
    });
    await expect(
      add(docx, 'second.docx', { ...again, kind: 'cover_letter' }, PEOPLE.stranger),
    ).rejects.toMatchObject({ code: 'submission/not-found' });
  });

  it('replaces the manuscript of the earlier round, which is kept', async () => {
    const old = { state: 'minor_revision', number: 'CES-2026-00098', round: 0 } as const;
    await putSubmission(press, 'kinds-revised', old, [storedFile({ name: 'old.docx' })]);
    const supplement = { submission: 'kinds-revised', kind: 'supplement' } as const;
    const { file } = await add(docx, 'new.docx', supplement);
    const asked = { submission: 'kinds-revised', upload: file.id };
    expect((await add(docx, 'new.docx', asked)).file).toMatchObject({
      version: 2,
      replaces: 'file-1',
    });
    expect(await kindsOf('kinds-revised')).toEqual({
      'old.docx': 'retired',
      'new.docx': 'manuscript',
    });
    const wrong = { submission: 'kinds-revised', upload: 'file-1', kind: 'supplement' } as const;
    await expect(add(docx, 'old.docx', wrong)).rejects.toMatchObject({
      code: 'submission/wrong-state',
    });
  });

  it('counts among those of its new kind', async () => {
    const supplements = Array.from({ length: FILE_KINDS.supplement.most }, () =>
      storedFile({ kind: 'supplement' }),
    );
    await putSubmission(press, 'kinds-full', {}, supplements);
    const { file } = await add(docx, 'paper.docx', { submission: 'kinds-full' });
    await expect(
      add(docx, 'paper.docx', { submission: 'kinds-full', upload: file.id, kind: 'supplement' }),
    ).rejects.toMatchObject({ code: 'file/too-many' });
  });
});

it('deletes a draft with its files and uploads, once', async () => {
  await add(docx, 'a.docx', { submission: 'full' });
  upload(docx, 'full');
  await discardDraft(press, PEOPLE.author, 'full');
  await discardDraft(press, PEOPLE.author, 'full');
  expect(await filesOf('full')).toEqual([]);
  expect([...press.store.files.keys()].filter((path) => path.includes('/full/'))).toEqual([]);
});

it('keeps a name that reads as it is written, on one line', async () => {
  const odd = 'a\u202efdp.exe\r\nX: 1\u0000/../b.csv';
  const asked = { kind: 'supplement', label: 'Table\u20281', submission: 'names' } as const;
  await putSubmission(press, 'names', {}, []);
  const { file } = await add(strToU8('a,b'), odd, asked);
  expect(file).toMatchObject({ name: 'afdp.exeX: 1_.._b.csv', label: 'Table1' });
});

it('keeps a file that another call stored while this one was refused', async () => {
  await putSubmission(press, 'race', {}, []);
  const large = new Uint8Array(FILE_KINDS.cover_letter.maxBytes + 1).fill(97);
  const id = upload(large, 'race');
  const asked = { submission: 'race', upload: id, name: 'a.txt', label: '' };
  const size = async () => {
    await addSubmissionFile(press, PEOPLE.author, { ...asked, kind: 'supplement' });
    return null;
  };
  const slow = { ...press, store: Object.assign(Object.create(press.store), { size }) };
  const late = addSubmissionFile(slow, PEOPLE.author, { ...asked, kind: 'cover_letter' });
  await expect(late).rejects.toMatchObject({ code: 'file/too-large' });
  expect(press.store.files.has(submissionFilePath('race', id, 'txt'))).toBe(true);
});
