import type { StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { describe, expect, it } from 'vitest';
import type { UploadPorts } from '../../../signed-in/uploads/upload-ports.ts';
import { createUploadQueue } from '../../../signed-in/uploads/upload-queue.ts';
import { refuseFile } from '../files/refuse-file.ts';
import { uploadProblems } from '../files/upload-problems.ts';
import { type QueuedSubmissionFile, type SubmissionUpload, setKind } from './submission-upload.ts';

interface Carried {
  readonly item: QueuedSubmissionFile;
  readonly progress: (sent: number) => void;
  readonly finish: (problem?: string) => void;
  isCancelled: boolean;
}

const stored = ({ id, file, kind }: QueuedSubmissionFile): StoredSubmissionFile => ({
  ...{ id, kind, name: file.name, label: '', format: 'docx', size: file.size },
  ...{ sha256: '0'.repeat(64), path: 'p', version: 1, round: 0, uploadedBy: 'u' },
  ...{ uploadedAt: '2026-01-01T00:00:00Z', namesFound: [], retired: false },
});

/** A simulated Storage and function for the queue. */
function open(overrides: Partial<UploadPorts<SubmissionUpload, StoredSubmissionFile>> = {}) {
  let count = 0;
  const carried: Carried[] = [];
  const added: string[] = [];
  const queue = createUploadQueue<SubmissionUpload, StoredSubmissionFile>({
    newId: () => `upload-${++count}`,
    refuse: ({ file, kind }) => refuseFile(file, kind),
    prepare: async () => null,
    send(item, progress) {
      const { promise, resolve } = Promise.withResolvers<
        { ok: true } | { ok: false; problem: string }
      >();
      const entry: Carried = {
        item,
        progress,
        finish: (problem) => resolve(problem ? { ok: false, problem } : { ok: true }),
        isCancelled: false,
      };
      carried.push(entry);
      return {
        done: promise,
        cancel: () => {
          entry.isCancelled = true;
        },
      };
    },
    add: async (item) => ({ ok: true, result: stored(item) }),
    added: (file) => added.push(file.name),
    ...overrides,
  });
  return { queue, carried, added };
}

const docx = (name: string, text = 'words') => ({
  file: new File([text], name),
  kind: 'supplement' as const,
});
const settle = () => new Promise((resolve) => setImmediate(resolve));
const states = (items: readonly QueuedSubmissionFile[]) => items.map(({ state }) => state);

describe('the queue of uploads', () => {
  it('uploads two at once, and the next when one has finished', async () => {
    const { queue, carried, added } = open();
    queue.push([docx('a.docx'), docx('b.docx'), docx('c.docx')]);
    await settle();
    expect(states(queue.items())).toEqual(['sending', 'sending', 'waiting']);
    carried[0]?.finish();
    await settle();
    expect(added).toEqual(['a.docx']);
    expect(states(queue.items())).toEqual(['sending', 'sending']);
  });

  it('tells how much has been sent', async () => {
    const { queue, carried } = open();
    queue.push([docx('a.docx')]);
    await settle();
    carried[0]?.progress(3);
    expect(queue.items()[0]?.sent).toBe(3);
  });

  it('does not upload empty, too large or unsupported files', () => {
    const { queue, carried } = open();
    queue.push([docx('a.docx', ''), docx('page.html'), docx('tool.exe')]);
    expect(states(queue.items())).toEqual(['failed', 'failed', 'failed']);
    expect(queue.items()[0]?.problem).toBe('“a.docx” is empty (0 bytes).');
    expect(carried).toEqual([]);
  });

  it('uploads again, under a new name, after the connection was lost', async () => {
    const { queue, carried, added } = open();
    queue.push([docx('a.docx')]);
    await settle();
    carried[0]?.finish('cut');
    await settle();
    expect(queue.items()[0]).toMatchObject({ state: 'failed', problem: 'cut' });
    queue.retry('upload-1');
    await settle();
    expect(carried[1]?.item).toMatchObject({ id: 'upload-1', upload: 'upload-2' });
    carried[1]?.finish();
    await settle();
    expect(added).toEqual(['a.docx']);
    expect(queue.items()).toEqual([]);
  });

  it('checks an uploaded file again without sending it twice', async () => {
    let asked = 0;
    const { queue, carried } = open({
      add: async (item) =>
        ++asked === 1
          ? { ok: false, problem: 'not reached', again: true }
          : { ok: true, result: stored(item) },
    });
    queue.push([docx('a.docx')]);
    await settle();
    carried[0]?.finish();
    await settle();
    queue.retry('upload-1');
    await settle();
    expect([carried.length, asked, queue.items().length]).toEqual([1, 2, 0]);
  });

  it('stops and forgets what is cancelled', async () => {
    const { queue, carried, added } = open();
    queue.push([docx('a.docx')]);
    await settle();
    queue.cancel('upload-1');
    expect(carried[0]?.isCancelled).toBe(true);
    carried[0]?.finish();
    await settle();
    expect([queue.items(), added]).toEqual([[], []]);
  });

  it('adds a file as the kind that it was given while it was uploaded', async () => {
    const kinds: string[] = [];
    const { queue, carried } = open({
      add: async (item) => {
        kinds.push(item.kind);
        return { ok: true, result: stored(item) };
      },
    });
    queue.push([docx('a.docx')]);
    await settle();
    setKind(queue, 'upload-1', 'manuscript');
    carried[0]?.finish();
    await settle();
    expect(kinds).toEqual(['manuscript']);
  });

  it('uploads a refused file once its kind takes it, and adds none whose kind does not', async () => {
    const { queue, carried, added } = open();
    queue.push([{ ...docx('levels.csv'), kind: 'figure' }]);
    expect(states(queue.items())).toEqual(['failed']);
    setKind(queue, 'upload-1', 'supplement');
    await settle();
    expect(states(queue.items())).toEqual(['sending']);
    setKind(queue, 'upload-1', 'cover_letter');
    carried[0]?.finish();
    await settle();
    expect(queue.items()[0]?.problem).toMatch(/We do not accept files like/);
    setKind(queue, 'upload-1', 'supplement');
    await settle();
    // An uploaded file is not sent again.
    expect([added, carried.length]).toEqual([['levels.csv'], 1]);
  });

  it('explains for each missing file why the manuscript cannot be sent yet', async () => {
    const { queue } = open();
    queue.push([docx('a.docx'), docx('empty.docx', '')]);
    await settle();
    expect(uploadProblems(queue.items()).map(({ field, message }) => [field, message])).toEqual([
      ['files', '“a.docx” is still being uploaded.'],
      ['files', '“empty.docx” was not uploaded. “empty.docx” is empty (0 bytes).'],
    ]);
  });

  it('keeps the file if the draft could not be saved', async () => {
    const { queue } = open({ prepare: async () => 'offline' });
    queue.push([docx('a.docx')]);
    await settle();
    expect(states(queue.items())).toEqual(['failed']);
  });
});
