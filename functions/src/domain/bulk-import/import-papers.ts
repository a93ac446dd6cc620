/** Imports uploaded papers one after the other, with the code that reads a single one. */
import { inLanguage } from '@quire/content/messages/in-language';
import { importFilePath, PROFILES } from '@quire/model/collections';
import {
  MANIFEST_FOLDER,
  MANIFEST_NAME,
  type PaperManifest,
  PaperManifestSchema,
} from '@quire/model/entities/import-run';
import { storedValues } from '@quire/model/entities/remark-kind';
import { reportRemark } from '@quire/model/entities/report-remark';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { chosenLanguage } from '../outbox/chosen-language.ts';
import { fetchUpload } from '../paper-import/fetch-upload.ts';
import { importPaper } from '../paper-import/import-paper.ts';
import type { PaperReport } from '../paper-import/paper-problem.ts';
import {
  type OpenWork,
  type ReportRow,
  ToolFailed,
  type ToolStep,
} from '../tool-runs/tool-work.ts';

const CursorSchema = z.object({ at: z.number().int() }).nullable();

function manifestIn(bytes: Uint8Array | null): PaperManifest {
  try {
    return PaperManifestSchema.parse(JSON.parse(Buffer.from(bytes ?? []).toString('utf8')));
  } catch {
    throw new ToolFailed(reportRemark('papers-missing', {}));
  }
}

async function languageOf(db: Firestore, uid: string): Promise<Language> {
  return chosenLanguage(await db.collection(PROFILES).doc(uid).get()) ?? SOURCE_LANGUAGE;
}

/** The same papers again are `unchanged`: a paper that was read twice is listed once. */
export const openPaperImport: OpenWork = async (ports, run) => {
  const { options, createdBy: by } = run;
  if (options.kind !== 'import-papers') throw new ToolFailed(reportRemark('other-tool', {}));
  const { batch, journal, issue, publish, dryRun } = options;
  const { papers } = manifestIn(
    await ports.bucket.read(importFilePath(by, batch, MANIFEST_FOLDER, MANIFEST_NAME)),
  );
  return {
    async step(stored): Promise<ToolStep> {
      const at = CursorSchema.parse(stored)?.at ?? 0;
      const entry = papers[at];
      if (!entry) throw new ToolFailed(reportRemark('no-such-step', {}));
      const { paper, files } = entry;
      const request = { batch, paper, files, journal, issue, publish, dryRun };
      const upload = await fetchUpload(ports.bucket, by, request);
      const read = async (files: ReadonlyMap<string, Uint8Array>): Promise<PaperReport> => {
        const mayEdit = (authors: readonly string[]) => !authors.includes(by);
        return importPaper(ports, { ...request, files, by, mayEdit });
      };
      // What a refusal of a file says is stored in words: in those of whoever will read them first.
      const result = upload.ok
        ? await inLanguage(await languageOf(ports.db, by), () => read(upload.files))
        : { outcome: 'refused' as const, articleId: '', title: '', problems: [upload.problem] };
      const { outcome, articleId, title, problems } = result;
      const record = articleId ? { record: `articles/${articleId}` } : {};
      const line = at + 1;
      const first: ReportRow = {
        line,
        severity: outcome === 'refused' ? 'error' : 'note',
        code: `import/${outcome}`,
        message: title || paper,
        raw: paper,
        ...record,
      };
      const others = problems.map(
        ({ severity, code, values, message, remark }): ReportRow => ({
          ...{ line, severity, code, raw: paper, ...record },
          ...(message !== undefined && !remark
            ? { message }
            : { remark: remark ?? { code, values: storedValues(values ?? {}) } }),
        }),
      );
      const isLast = at + 1 >= papers.length;
      return {
        cursor: isLast ? null : { at: at + 1 },
        phase: dryRun ? 'trying-papers' : 'reading-papers',
        done: at + 1,
        total: papers.length,
        counts: { [outcome]: 1 },
        rows: [first, ...others],
      };
    },
  };
};
