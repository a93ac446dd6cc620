import { randomBytes } from 'node:crypto';
import { Storage } from '@google-cloud/storage';
import { firebaseSettings } from '../config.ts';
import { adminPorts } from '../firebase/admin.ts';
import { firebaseManuscripts } from './firebase-manuscripts.ts';
import type { SubmissionPorts } from './ports.ts';

/** What the submissions' functions need, of the real Firebase. */
export function adminSubmissionPorts(): SubmissionPorts {
  const { db, origin, now, log } = adminPorts();
  const { projectId, storageBucket } = firebaseSettings();
  const store = firebaseManuscripts(new Storage({ projectId }).bucket(storageBucket));
  return { db, origin, now, log, store, random: randomBytes };
}
