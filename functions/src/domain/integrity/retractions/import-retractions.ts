/** Imports a file of retracted works as the list that manuscripts are compared with. A later file replaces the list. */
import { importFilePath, RETRACTED_WORKS, RETRACTION_LIST } from '@quire/model/collections';
import { METADATA_FOLDER } from '@quire/model/entities/import-run';
import { reportRemark } from '@quire/model/entities/report-remark';
import {
  RETRACTION_BUCKETS,
  type RetractedWork,
  RetractionFileSchema,
} from '@quire/model/entities/retracted-work';
import { z } from 'zod';
import type { ToolPorts } from '../../tool-runs/tool-ports.ts';
import { type OpenWork, ToolFailed } from '../../tool-runs/tool-work.ts';
import { bucketOf } from './bucket-of.ts';

/** A few hundred kilobytes in one transaction. */
const BUCKETS_A_STEP = 16;

const CursorSchema = z.object({ bucket: z.number().int().nonnegative() });

async function readWorks(
  ports: ToolPorts,
  path: string,
  name: string,
): Promise<readonly RetractedWork[]> {
  const bytes = await ports.bucket.read(path);
  if (!bytes) throw new ToolFailed(reportRemark('file-gone', { name }));
  try {
    return RetractionFileSchema.parse(JSON.parse(new TextDecoder().decode(bytes))).works;
  } catch {
    throw new ToolFailed(reportRemark('list-unreadable', { name }));
  }
}

function byBucket(works: readonly RetractedWork[]): ReadonlyMap<string, readonly RetractedWork[]> {
  const buckets = new Map<string, RetractedWork[]>();
  for (const work of works) {
    const bucket = bucketOf(work.doi);
    const there = buckets.get(bucket);
    if (there) there.push(work);
    else buckets.set(bucket, [work]);
  }
  return buckets;
}

const nameOf = (bucket: number): string => bucket.toString(16).padStart(2, '0');

/**
 * Opens the import at its current position: the file is read once for each slice, and a bucket is written as a whole.
 */
export const openRetractionImport: OpenWork = async (ports, run) => {
  const { options, createdBy, createdAt } = run;
  if (options.kind !== 'import-retractions') throw new ToolFailed(reportRemark('other-tool', {}));
  const { batch, name } = options.upload;
  const works = await readWorks(
    ports,
    importFilePath(createdBy, batch, METADATA_FOLDER, name),
    name,
  );
  const buckets = byBucket(works);
  const all = ports.db.collection(RETRACTED_WORKS);
  const newest = works.reduce((latest, { on }) => (on > latest ? on : latest), '');
  return {
    async step(stored) {
      const from = stored === null ? 0 : CursorSchema.parse(stored).bucket;
      const to = Math.min(from + BUCKETS_A_STEP, RETRACTION_BUCKETS);
      const names = Array.from({ length: to - from }, (_, at) => nameOf(from + at));
      const isLast = to === RETRACTION_BUCKETS;
      return {
        cursor: isLast ? null : { bucket: to },
        phase: 'storing-retractions',
        done: to,
        total: RETRACTION_BUCKETS,
        counts: {
          retracted: names.reduce((sum, each) => sum + (buckets.get(each)?.length ?? 0), 0),
        },
        async apply(tx) {
          for (const each of names) tx.set(all.doc(each), { works: buckets.get(each) ?? [] });
          if (isLast) {
            const list = { importedAt: createdAt, works: works.length, newest };
            tx.set(all.doc(RETRACTION_LIST), list);
          }
          return {};
        },
      };
    },
  };
};
