import { httpsCallable } from 'firebase/functions';
import { deleteObject, ref, uploadBytes } from 'firebase/storage';
import { callPath } from '../../model/src/calls/call-groups.ts';
import {
  type ImportPaperRequest,
  type ImportPaperResponse,
  ImportPaperResponseSchema,
} from '../../model/src/calls/calls.ts';
import { importFilePath } from '../../model/src/collections.ts';
import type { FoundPaper } from './find-papers.ts';
import { readPaperFiles } from './paper-files.ts';
import type { StaffSession } from './staff-session.ts';

const UPLOADS_AT_ONCE = 4;
const CALL_TIMEOUT_MS = 300_000;

export interface ImportTarget {
  journal: string;
  issue: string;
  batch: string;
  dryRun: boolean;
  publish: boolean;
}

/**
 * Uploads one paper, has it imported and takes the upload away again. Resolves to the report;
 * a paper that could not be uploaded or read at all comes back as refused.
 */
export async function importOne(
  session: StaffSession,
  target: ImportTarget,
  paper: FoundPaper,
): Promise<ImportPaperResponse> {
  const read = await readPaperFiles(paper).catch((error: unknown) => refused(paper, error));
  if ('outcome' in read) return read;
  const { files, left, problems } = read;
  const objects = files.map(({ path, bytes }) => ({
    bytes,
    object: ref(session.storage, importFilePath(session.uid, target.batch, paper.name, path)),
  }));
  try {
    await inTurns(objects, ({ object, bytes }) => uploadBytes(object, bytes));
    const call = httpsCallable<ImportPaperRequest, unknown>(
      session.functions,
      callPath('importPaper'),
      {
        timeout: CALL_TIMEOUT_MS,
      },
    );
    const { data } = await call({
      ...target,
      paper: paper.name,
      files: files.map(({ path }) => path),
    });
    const report = ImportPaperResponseSchema.parse(data);
    const notes = left.map((message) => ({
      severity: 'warning' as const,
      code: 'import/file-left-out',
      message,
    }));
    return { ...report, problems: [...report.problems, ...problems, ...notes] };
  } catch (error) {
    return refused(paper, error);
  } finally {
    // What is left behind would only cost space; failing to remove it must not hide the report.
    await inTurns(objects, ({ object }) => deleteObject(object).catch(() => undefined));
  }
}

function refused(paper: FoundPaper, error: unknown): ImportPaperResponse {
  const message = error instanceof Error ? error.message : String(error);
  const named = error instanceof Error && 'code' in error ? String(error.code) : 'import/failed';
  return {
    outcome: 'refused',
    articleId: '',
    title: paper.name,
    problems: [{ severity: 'error', code: named, message }],
  };
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
}
