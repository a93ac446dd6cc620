/** Imports uploaded papers one after the other, with the code that reads a single one. */
import { importFilePath } from '@quire/model/collections';
import {
  MANIFEST_FOLDER,
  MANIFEST_NAME,
  type PaperManifest,
  PaperManifestSchema,
} from '@quire/model/entities/import-run';
import type { ToolRow } from '@quire/model/entities/tool-run';
import { z } from 'zod';
import { fetchUpload } from '../paper-import/fetch-upload.ts';
import { importPaper } from '../paper-import/import-paper.ts';
import { type OpenWork, ToolFailed, type ToolStep } from '../tool-runs/tool-work.ts';

const CursorSchema = z.object({ at: z.number().int() }).nullable();

function manifestIn(bytes: Uint8Array | null): PaperManifest {
  try {
    return PaperManifestSchema.parse(JSON.parse(Buffer.from(bytes ?? []).toString('utf8')));
  } catch {
    throw new ToolFailed('The list of uploaded papers is missing. Choose the folder again.');
  }
}

const SEVERITIES = { note: 'note', warning: 'warning', error: 'error' } as const;

/** The same papers again are `unchanged`: a paper that was read twice is listed once. */
export const openPaperImport: OpenWork = async (ports, run) => {
  const { options, createdBy: by } = run;
  if (options.kind !== 'import-papers') throw new ToolFailed('This is no import of papers.');
  const { batch, journal, issue, publish, dryRun } = options;
  const { papers } = manifestIn(
    await ports.bucket.read(importFilePath(by, batch, MANIFEST_FOLDER, MANIFEST_NAME)),
  );
  return {
    async step(stored): Promise<ToolStep> {
      const at = CursorSchema.parse(stored)?.at ?? 0;
      const entry = papers[at];
      if (!entry) throw new ToolFailed('The list of papers is shorter than it was.');
      const { paper, files } = entry;
      const request = { batch, paper, files, journal, issue, publish, dryRun };
      const upload = await fetchUpload(ports.bucket, by, request);
      const result = upload.ok
        ? await importPaper(ports, {
            ...request,
            files: upload.files,
            by,
            mayEdit: (authors: readonly string[]) => !authors.includes(by),
          })
        : { outcome: 'refused' as const, articleId: '', title: '', problems: [upload.problem] };
      const { outcome, articleId, title, problems } = result;
      const record = articleId ? { record: `articles/${articleId}` } : {};
      const line = at + 1;
      const first: ToolRow = {
        line,
        severity: outcome === 'refused' ? 'error' : 'note',
        code: `import/${outcome}`,
        message: title ? `${paper}: “${title}”` : paper,
        ...record,
      };
      const others = problems.map((problem): ToolRow => {
        const message = `${paper}: ${problem.message}`;
        return {
          line,
          severity: SEVERITIES[problem.severity],
          code: problem.code,
          message,
          ...record,
        };
      });
      const isLast = at + 1 >= papers.length;
      return {
        cursor: isLast ? null : { at: at + 1 },
        phase: dryRun ? 'Trying papers' : 'Reading papers',
        done: at + 1,
        total: papers.length,
        counts: { [outcome]: 1 },
        rows: [first, ...others],
      };
    },
  };
};
