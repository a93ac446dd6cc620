import { ORGANISATIONS } from '../../model/src/collections.ts';
import { QueryAnswerSchema, type ReadTime, type WireDocument } from './document-line.ts';
import type { ProjectAccess } from './project-access.ts';

const PAGE = 5_000;
/** INVALID_ARGUMENT and FAILED_PRECONDITION: how Firestore refuses a moment that it no longer remembers. */
const REFUSALS: readonly unknown[] = [3, 9];

/** Collections that can be imported again: `npm run import-ror`. */
const LEFT_OUT: readonly string[] = [ORGANISATIONS];
/** Behind every id. */
const LAST_ID = '~';

/** The moment that is asked for is too long ago, or this Firestore reads the present alone. */
export class MomentGone extends Error {}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && REFUSALS.includes(error.code);

/** A page of all documents of all collections, by their names. Streamed: it is never in memory as a whole. */
async function* page(
  { documents, callOptions, root }: ProjectAccess,
  after: string | null,
  readTime: ReadTime | null,
  limit: number,
) {
  const stream = documents.runQuery(
    {
      parent: root,
      structuredQuery: {
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: { value: limit },
        ...(after !== null && {
          startAt: { before: false, values: [{ referenceValue: `${root}/${after}` }] },
        }),
      },
      ...(readTime && { readTime }),
    },
    callOptions,
  );
  for await (const answer of stream) yield QueryAnswerSchema.parse(answer);
}

/**
 * The present, as Firestore's own clock has it. Google's remembers whole minutes alone for longer than an hour, and
 * with point-in-time recovery only.
 */
export async function presentMoment(access: ProjectAccess): Promise<ReadTime> {
  for await (const { readTime } of page(access, null, null, 1)) {
    const seconds = Number(readTime.seconds);
    return access.isLocal ? readTime : { seconds: String(seconds - (seconds % 60)), nanos: 0 };
  }
  throw new Error('Firestore does not say what time it is.');
}

/** Whether there is any document. */
export async function hasDocuments(access: ProjectAccess): Promise<boolean> {
  for await (const { document } of page(access, null, null, 1)) if (document) return true;
  return false;
}

/**
 * Every document of every collection below `root`, by name, as all of them were at one moment (null: at different
 * ones); of `LEFT_OUT` none. Throws `MomentGone` where that moment can no longer be read.
 *
 * @param after the path of the last document that is known; null: from the first
 */
export async function* readDocuments(
  access: ProjectAccess,
  after: string | null,
  readTime: ReadTime | null,
): AsyncGenerator<WireDocument> {
  let last = after;
  for (;;) {
    let found = 0;
    let passed: string | undefined;
    try {
      for await (const { document } of page(access, last, readTime, PAGE)) {
        if (!document) continue;
        const path = document.name.slice(access.root.length + 1);
        passed = LEFT_OUT.find((each) => path.startsWith(`${each}/`));
        // The next page begins behind the collection, so that it is not read.
        if (passed !== undefined) break;
        found += 1;
        yield document;
        last = path;
      }
    } catch (error) {
      if (readTime && isRefusal(error)) throw new MomentGone(String(error), { cause: error });
      throw error;
    }
    if (passed !== undefined) last = `${passed}/${LAST_ID}`;
    else if (found < PAGE) return;
  }
}
