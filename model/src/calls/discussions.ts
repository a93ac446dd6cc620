/** What the office asks about discussions and tasks beside a manuscript. */

import { z } from 'zod';
import { documentId } from '../document-id.ts';
import {
  MENTIONS_MAX,
  NOTE_FILE_MAX_BYTES,
  NOTE_MAX,
  SUBJECT_MAX,
  TASK_TITLE_MAX,
} from '../entities/discussion.ts';
import { t } from '../messages/t.ts';

const Submission = documentId(/^[A-Za-z0-9_-]{1,60}$/);
const Uid = documentId(/^[^/]{1,128}$/);
/** Made by who writes: what comes twice is written once. */
const Key = documentId(/^[A-Za-z0-9-]{8,60}$/);
const Nothing = z.object({});

export const ColleagueSchema = z.object({
  uid: z.string(),
  name: z.string(),
  /** Whether they handle the manuscript, and do not only produce it. */
  handles: z.boolean(),
});
export type Colleague = z.infer<typeof ColleagueSchema>;

export const DISCUSSION_CALLS = {
  /** Who may see a manuscript in the office, to mention them or to give them a task. */
  manuscriptColleagues: {
    request: z.object({ submission: Submission }),
    response: z.object({ colleagues: z.array(ColleagueSchema) }),
  },
  /** Begins a discussion, or answers in one: `topic` names its first note. The mentioned get a mail. */
  writeNote: {
    request: z
      .object({
        submission: Submission,
        key: Key,
        topic: Key.optional(),
        subject: z.string().trim().max(SUBJECT_MAX).default(''),
        text: z
          .string()
          .trim()
          .min(1, { error: () => t('fields.writeAText') })
          .max(NOTE_MAX),
        mentions: z.array(Uid).max(MENTIONS_MAX).default([]),
        /** Production staff read it too; what is answered is read by who reads the question. */
        isForProduction: z.boolean().default(false),
      })
      .refine(({ topic, subject }) => topic !== undefined || subject !== '', {
        path: ['subject'],
        error: () => t('fields.enterASubject'),
      }),
    response: Nothing,
  },
  /** Attaches a file to the caller's own note. `key` is made by the sender: the same file sent twice is kept once. */
  addNoteFile: {
    request: z.object({
      submission: Submission,
      note: Key,
      key: Key,
      name: z.string().min(1).max(200),
      /** The bytes, in base64. */
      data: z.base64().max((NOTE_FILE_MAX_BYTES / 3) * 4 + 4),
    }),
    response: Nothing,
  },
  /** Gives a task, or changes one that is open. A new assignee gets a mail. */
  saveTask: {
    request: z.object({
      submission: Submission,
      task: Key,
      title: z
        .string()
        .trim()
        .min(1, { error: () => t('fields.describeTheTask') })
        .max(TASK_TITLE_MAX),
      assignee: Uid,
      due: z.iso.date().nullable().default(null),
    }),
    response: Nothing,
  },
  finishTask: {
    request: z.object({ submission: Submission, task: Key, isDone: z.boolean() }),
    response: Nothing,
  },
} as const;
