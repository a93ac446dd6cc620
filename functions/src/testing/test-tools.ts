/** A press with what runs also need: files that can be listed, a clock for slices. */
import { importFilePath, TOOL_ROWS, TOOL_RUNS } from '@quire/model/collections';
import { METADATA_FOLDER, MetadataImportSchema } from '@quire/model/entities/import-run';
import { type ToolOptions, ToolRunSchema } from '@quire/model/entities/tool-run';
import { beginRun } from '../domain/tool-runs/begin-run.ts';
import type { ToolPorts } from '../domain/tool-runs/tool-ports.ts';
import type { OpenWork } from '../domain/tool-runs/tool-work.ts';
import { runSlice, type SliceOutcome } from '../domain/tools/run-slice.ts';
import type { TestPress } from './test-press.ts';

export const ADMIN = 'admin-uid';

/** What runs need, of a press in memory. Each look at the clock takes a millisecond. */
export function toolPorts(press: TestPress): ToolPorts {
  let [tokens, time] = [0, 0];
  return {
    ...press,
    token: () => {
      tokens += 1;
      return `slice-${tokens}`;
    },
    elapsed: () => {
      time += 1;
      return time;
    },
    engine: () => null,
    wait: async () => {},
    files: {
      async list(prefix, limit, next = '') {
        const all = [...press.bucket.files.keys()].filter(
          (path) => path.startsWith(prefix) && path > next,
        );
        const paths = all.toSorted().slice(0, limit);
        return { paths, next: all.length > limit ? paths.at(-1) : undefined };
      },
    },
  };
}

/** Puts a file where a member of staff would have uploaded it, and asks for its import. */
export async function askForImport(
  press: TestPress,
  run: string,
  text: string,
  options: object = {},
): Promise<void> {
  const upload = { batch: 'batch-1', name: 'records.jsonl' };
  const path = importFilePath(ADMIN, upload.batch, METADATA_FOLDER, upload.name);
  await press.bucket.write(path, Buffer.from(text), {
    contentType: 'text/plain',
    cacheControl: 'private',
  });
  const wanted = { kind: 'import-metadata', upload, format: 'jsonl', dryRun: false, ...options };
  await ask(press, run, MetadataImportSchema.parse(wanted));
}

export async function ask(press: TestPress, run: string, options: ToolOptions): Promise<void> {
  await beginRun(toolPorts(press), { run, options, by: ADMIN });
}

/**
 * Runs slice after slice until nothing is left to do. `forMs` counts steps: 1 is one step a slice.
 */
export async function finish(
  ports: ToolPorts,
  open: OpenWork,
  run: string,
  forMs = Number.POSITIVE_INFINITY,
): Promise<SliceOutcome> {
  for (;;) {
    const outcome = await runSlice(ports, open, run, { forMs });
    if (outcome !== 'more') return outcome;
  }
}

export async function readRun({ db }: TestPress, run: string) {
  const ref = db.collection(TOOL_RUNS).doc(run);
  const rows = await ref.collection(TOOL_ROWS).get();
  return {
    run: ToolRunSchema.parse((await ref.get()).data()),
    rows: rows.docs.map((row) => row.data()),
  };
}
