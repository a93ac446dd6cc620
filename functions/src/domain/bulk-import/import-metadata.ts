/** A file of records → articles of the press. The same file and press give the same records. */
import { importFilePath } from '@quire/model/collections';
import { METADATA_FOLDER } from '@quire/model/entities/import-run';
import { reportRemark } from '@quire/model/entities/report-remark';
import type { StoredToolRun } from '@quire/model/entities/tool-run';
import { z } from 'zod';
import { readPerson } from '../outbox/article-mail.ts';
import type { ToolPorts } from '../tool-runs/tool-ports.ts';
import { type OpenWork, ToolFailed, type ToolStep, type ToolWork } from '../tool-runs/tool-work.ts';
import { DryRun } from './dry-run.ts';
import { type Plan, type PlanInput, planBatch } from './import-plan.ts';
import { knownElsewhere } from './known-elsewhere.ts';
import { fieldReader } from './metadata-fields.ts';
import { PressPlaces } from './press-places.ts';
import { type Place, type RecordSource, UnreadableFile } from './raw-record.ts';
import { beginSettling, ReconcileCursorSchema, Settling } from './reconcile-imported.ts';
import { openRecords } from './record-source.ts';
import { saveBatch } from './save-batch.ts';

/** Records of one transaction: five documents each at most, and its lines of the report. */
const BATCH = 80;

const CursorSchema = z.union([
  z.object({ phase: z.literal('read'), at: z.number(), line: z.number() }),
  ReconcileCursorSchema,
]);

function metadataOptions({ options }: StoredToolRun) {
  if (options.kind !== 'import-metadata') throw new ToolFailed(reportRemark('other-tool', {}));
  return options;
}

async function openFile(ports: ToolPorts, run: StoredToolRun): Promise<RecordSource> {
  const { upload, format } = metadataOptions(run);
  const path = importFilePath(run.createdBy, upload.batch, METADATA_FOLDER, upload.name);
  const bytes = await ports.bucket.read(path);
  const { name } = upload;
  if (!bytes) throw new ToolFailed(reportRemark('file-gone', { name }));
  try {
    return openRecords(format, bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw new ToolFailed(reportRemark(error.why, { name }));
    if (!(error instanceof SyntaxError)) throw error;
    throw new ToolFailed(reportRemark('file-not-json', { name, reason: error.message }));
  }
}

/** Plans earlier records again: the memory of a dry run is not stored. */
function replay(source: RecordSource, input: PlanInput, until: Place, dry: DryRun): void {
  for (let from = source.first; from.at < until.at; ) {
    const { records, next } = source.read(from, BATCH);
    dry.replay(planBatch(input, records).planned);
    from = next;
  }
}

/** Opens an import at its current position. */
export const openMetadataImport: OpenWork = async (ports, run): Promise<ToolWork> => {
  const options = metadataOptions(run);
  let source: RecordSource | undefined;
  let input: PlanInput | undefined;
  let settling: Settling | undefined;
  let byName: string | undefined;
  const dry = new DryRun();
  const fill = options.existing === 'fill';

  const prepare = async (from: Place | null) => {
    source ??= await openFile(ports, run);
    if (!input) {
      const places = await PressPlaces.read(ports.db);
      const field = fieldReader(options.format, options.columns);
      input = { options, field, places, today: new Date(run.createdAt) };
      if (options.dryRun && from) replay(source, input, from, dry);
    }
    return { source, input };
  };

  const read = async (place: Place | null): Promise<ToolStep> => {
    const opened = await prepare(place);
    const from = place ?? opened.source.first;
    const { records, next } = opened.source.read(from, BATCH);
    const plan: Plan = planBatch(opened.input, records);
    const elsewhere = await knownElsewhere(ports.db, plan.planned);
    const total = opened.source.end;
    const isRead = next.at >= total;
    const following = options.dryRun || !options.publish ? null : beginSettling();
    const step: ToolStep = {
      cursor: isRead ? following : { phase: 'read', ...next },
      phase: options.dryRun ? 'trying-records' : 'reading-records',
      done: Math.min(next.at, total),
      total,
      counts: { records: records.length },
    };
    if (options.dryRun) {
      const report = await dry.report(ports.db, plan, elsewhere, fill);
      return { ...step, rows: report.rows ?? [], counts: { ...report.counts, ...step.counts } };
    }
    byName ??= (await readPerson(ports.db, run.createdBy))?.name ?? '';
    const { id, createdBy: by, createdAt: at } = run;
    const origin = { run: id, by, at, publish: options.publish, byName };
    const batch = { ports, plan, elsewhere, fill, origin };
    return { ...step, apply: (tx) => saveBatch(batch, tx) };
  };

  return {
    async step(stored) {
      if (stored === null) return read(null);
      const cursor = CursorSchema.parse(stored);
      if (cursor.phase === 'read') return read(cursor);
      settling ??= new Settling(ports, run);
      return settling.step(cursor);
    },
  };
};
