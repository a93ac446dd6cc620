/** What staff write to each other beside a manuscript, and what they are to do. */
import { DISCUSSIONS, STAFF_TASKS } from '@quire/model/collections';
import {
  type Note,
  NoteSchema,
  type StaffTask,
  StaffTaskSchema,
} from '@quire/model/entities/discussion';
import { type DocumentData, where } from 'firebase/firestore';
import { type Records, useRecords } from '../submission-records.ts';

const readNote = (data: DocumentData) => NoteSchema.parse(data);
const readTask = (data: DocumentData) => StaffTaskSchema.parse(data);

/** Whoever produces a manuscript and does not handle it reads what is meant for them. It stays as it was at first. */
const readable = (handles: boolean) => (handles ? [] : [where('readers', '==', 'staff')]);

/** Its notes, in no order; live. */
export const useNotes = (submission: string, handles: boolean): Records<Note> =>
  useRecords(submission, DISCUSSIONS, readNote, ...readable(handles));

/** Its tasks, those that are done too, in no order; live. */
export const useTasks = (submission: string, handles: boolean): Records<StaffTask> =>
  useRecords(submission, STAFF_TASKS, readTask, ...readable(handles));
