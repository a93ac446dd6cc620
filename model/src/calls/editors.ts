/** What the office asks about who handles a manuscript, and when editors are away. */
import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { AbsenceSchema } from '../entities/absence.ts';
import { RECOMMENDATION_KEYS } from '../entities/recommendations.ts';
import { ReviewConflictSchema } from '../entities/review.ts';
import { URL_KEY } from '../url-key.ts';

const Submission = documentId(/^[A-Za-z0-9_-]{1,60}$/);
const Uid = documentId(/^[^/]{1,128}$/);
const Nothing = z.object({});

export const HANDING_NOTE_MAX = 2_000;

/** An editor who may be given a manuscript. */
export const AssignableEditorSchema = z.object({
  uid: z.string(),
  name: z.string(),
  /** A guest editor of the manuscript's special issue: others decide on it. */
  isGuest: z.boolean(),
  /** Recommends decisions, which others take. */
  recommends: z.boolean(),
  /** What they handle until its decision, in all of the press, and how much of it is overdue. */
  open: z.number().int().nonnegative(),
  overdue: z.number().int().nonnegative(),
  conflicts: z.array(ReviewConflictSchema),
  /** Out of office now: the last day, and the deputy; '' for none. */
  away: z.object({ to: z.iso.date(), standIn: z.string() }).nullable(),
});
export type AssignableEditor = z.infer<typeof AssignableEditorSchema>;

export const EDITOR_CALLS = {
  assignableEditors: {
    request: z.object({ submission: Submission }),
    response: z.object({ editors: z.array(AssignableEditorSchema) }),
  },
  /**
   * Puts a manuscript into an editor's hands, beside those who have it or in their place; `to` null: back to the
   * desk. The note is mailed, and is the reason where the editor has a conflict.
   */
  handOver: {
    request: z.object({
      submission: Submission,
      to: Uid.nullable(),
      keeps: z.boolean().default(false),
      note: z.string().trim().max(HANDING_NOTE_MAX).default(''),
    }),
    response: Nothing,
  },
  /**
   * Puts a manuscript into a special issue of its journal, or with '' into none. Its guest editors change with it.
   */
  setSpecialIssue: {
    request: z.object({
      submission: Submission,
      issue: z.string().regex(URL_KEY).max(40).or(z.literal('')),
    }),
    /** In which it was. */
    response: z.object({ before: z.string() }),
  },
  /** For whoever handles a manuscript and does not decide on it; told to those who do. */
  recommendDecision: {
    request: z.object({
      submission: Submission,
      recommendation: z.enum(RECOMMENDATION_KEYS),
      reasons: z.string().trim().min(1).max(3_000),
    }),
    response: Nothing,
  },
  /** While the author revises: a later day, told in a mail with the editor's own words. */
  extendRevision: {
    request: z.object({
      submission: Submission,
      due: z.iso.datetime(),
      note: z.string().trim().max(HANDING_NOTE_MAX).default(''),
    }),
    response: z.object({ dueAt: z.iso.datetime() }),
  },
  /** A mail at once, with the editor's own words; once in `REVISION_REMIND_AGAIN_HOURS`. */
  remindOfRevision: {
    request: z.object({
      submission: Submission,
      note: z.string().trim().max(HANDING_NOTE_MAX).default(''),
    }),
    response: z.object({ remindedAt: z.iso.datetime() }),
  },
  /** The caller's absence, and the colleagues who could deputise. */
  viewAbsence: {
    request: Nothing,
    response: z.object({
      absence: AbsenceSchema.nullable(),
      colleagues: z.array(z.object({ uid: z.string(), name: z.string() })),
    }),
  },
  chooseAbsence: { request: z.object({ absence: AbsenceSchema.nullable() }), response: Nothing },
} as const;
