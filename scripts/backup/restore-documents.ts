import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atOnce } from './at-once.ts';
import { linesOf } from './backup-folder.ts';
import { documentOfLine } from './document-line.ts';
import type { Part } from './manifest.ts';
import type { ProjectAccess } from './project-access.ts';

const BATCHES_AT_ONCE = 4;
/** A request may have 10 MiB, and Google's advice is 500 documents. */
const BATCH_DOCUMENTS = 400;
const BATCH_CHARACTERS = 4_000_000;
/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL, UNAVAILABLE: writing twice is harmless. */
const AGAIN: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14];
const PAUSES_MS = [500, 2_000, 8_000, 30_000];

/** Writes every document of a part, over what is there. */
export async function restorePart(
  access: ProjectAccess,
  folder: string,
  part: Part,
  tell: (count: number) => void,
): Promise<void> {
  await atOnce(batches(join(folder, part.file)), BATCHES_AT_ONCE, async (lines) => {
    await persistently(() => commit(access, lines));
    tell(lines.length);
  });
}

async function* batches(file: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let size = 0;
  for await (const line of linesOf(file)) {
    const isFull = batch.length >= BATCH_DOCUMENTS || size + line.length > BATCH_CHARACTERS;
    if (isFull && batch.length > 0) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(line);
    size += line.length;
  }
  if (batch.length > 0) yield batch;
}

async function commit(
  { documents, callOptions, root, project }: ProjectAccess,
  lines: readonly string[],
): Promise<void> {
  await documents.commit(
    {
      database: `projects/${project}/databases/(default)`,
      writes: lines.map((line) => ({ update: documentOfLine(line, root) })),
    },
    callOptions,
  );
}

async function persistently(work: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && AGAIN.includes(error.code))) throw error;
      await wait(pause);
    }
  }
  await work();
}
