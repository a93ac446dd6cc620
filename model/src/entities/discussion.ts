/** What staff write to each other beside a manuscript, and what they give each other to do. By functions only. */

import { z } from 'zod';
import { t } from '../messages/t.ts';
import { SubmissionFileSchema } from './submission-file.ts';

/**
 * Who reads a discussion or a task: those who handle the manuscript, or production staff as well. Its authors
 * never do, whatever their roles.
 */
export const STAFF_READERS = {
  get handlers() {
    return t('officeWords.staffReaderHandlers');
  },
  get staff() {
    return t('officeWords.staffReaderStaff');
  },
} as const;
export type StaffReaders = keyof typeof STAFF_READERS;
const Readers = z.enum(Object.keys(STAFF_READERS) as [StaffReaders, ...StaffReaders[]]);

export const SUBJECT_MAX = 160;
export const NOTE_MAX = 5_000;
export const MENTIONS_MAX = 20;
export const TASK_TITLE_MAX = 200;
export const NOTE_FILES_MAX = 5;
/** What a call carries in base64. */
export const NOTE_FILE_MAX_BYTES = 6 * 1024 * 1024;

const Colleague = z.object({ uid: z.string().max(128), name: z.string().max(200) });
export type NamedColleague = z.infer<typeof Colleague>;

/** Attached to a note by who wrote it. */
export const NoteFileSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
  name: z.string().min(1).max(200),
  format: SubmissionFileSchema.shape.format,
  size: z.number().int().positive(),
  sha256: z.string().length(64),
  path: z.string(),
});
export type NoteFile = z.infer<typeof NoteFileSchema>;

/** `submissions/{id}/discussions/{note}`: what begins a discussion, or answers in it. */
export const NoteSchema = z.object({
  /** The note that began the discussion: its own id, or that of another. */
  topic: z.string(),
  /** Of the first note; '' in those that answer. */
  subject: z.string().max(SUBJECT_MAX),
  text: z.string().min(1).max(NOTE_MAX),
  by: Colleague,
  mentions: z.array(Colleague).max(MENTIONS_MAX),
  readers: Readers,
  files: z.array(NoteFileSchema).max(NOTE_FILES_MAX).default([]),
  at: z.iso.datetime(),
});
export type Note = z.infer<typeof NoteSchema>;

/** `submissions/{id}/tasks/{task}`. */
export const StaffTaskSchema = z.object({
  title: z.string().min(1).max(TASK_TITLE_MAX),
  assignee: Colleague,
  /** A day; absent: there is no hurry. */
  due: z.iso.date().optional(),
  readers: Readers,
  state: z.enum(['open', 'done']),
  by: Colleague,
  at: z.iso.datetime(),
  /** Who set it to done or open again last, and when. */
  doneBy: Colleague.optional(),
  doneAt: z.iso.datetime().optional(),
  /** Of the manuscript, for the assignee's overview. */
  number: z.string(),
  manuscript: z.string(),
});
export type StaffTask = z.infer<typeof StaffTaskSchema>;

/** Sorts after every day. */
export const NO_DUE_DAY = '9999-12-31';

/** `assignedTasks/{uid}/open/{submission~task}`: the open tasks of a person, without their content. */
export const AssignedTaskSchema = z.object({
  submission: z.string(),
  task: z.string(),
  due: z.iso.date(),
});
export type AssignedTask = z.infer<typeof AssignedTaskSchema>;
