import { SUBMISSIONS } from '@quire/model/collections';
import {
  type Submission,
  SubmissionDraftSchema,
  SubmissionSchema,
} from '@quire/model/entities/submission';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';

export const submissionRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(SUBMISSIONS).doc(id);

const NEVER = '1970-01-01T00:00:00.000Z';
/** Dates written by the owner's browser: the rules check their format, not whether the day exists. */
const OWNERS_DATES = ['stageEnteredAt', 'createdAt', 'updatedAt'] as const;

/** The valid part of a field; of a list, the valid entries. Undefined: its default. */
function readable(schema: z.ZodType, value: unknown, gap: readonly unknown[]): unknown {
  if (schema.safeParse(value).success) return value;
  if (!Array.isArray(value)) return undefined;
  const kept = value.flatMap((entry) => (schema.safeParse([entry]).success ? [entry] : gap));
  return schema.safeParse(kept).success ? kept : undefined;
}

/** A record without the invalid values that its owner's browser saved. */
function withoutNonsense(data: Readonly<Record<string, unknown>>): unknown {
  const { shape } = SubmissionDraftSchema;
  const words = Object.entries(shape).map(([field, schema]) => {
    // Authors refer to affiliations by position: one that is left out leaves a gap.
    const gap = field === 'affiliations' ? [{ name: '' }] : [];
    return [field, readable(schema, data[field], gap)] as const;
  });
  const dates = OWNERS_DATES.map((field) => {
    const read = SubmissionSchema.shape[field].safeParse(data[field]);
    return [field, read.data ?? NEVER] as const;
  });
  return { ...data, ...Object.fromEntries([...words, ...dates]) };
}

/**
 * A submission as stored. Values saved by its owner's browser that are invalid in a draft are left
 * out: they must not block editors and schedules. Throws `Refused` where it does not exist.
 */
export function readSubmission(snapshot: DocumentSnapshot): Submission {
  const data = snapshot.data();
  if (!data) throw new Refused('submission/not-found');
  const read = SubmissionSchema.safeParse(data);
  return read.success ? read.data : SubmissionSchema.parse(withoutNonsense(data));
}

/** Refuses saved values that are invalid in a draft, before it is sent. Throws `Refused`. */
export function requireReadable(snapshot: DocumentSnapshot): void {
  const read = SubmissionSchema.safeParse(snapshot.data());
  if (read.success) return;
  const problems = read.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  throw new Refused('input/invalid', { problems });
}
