/** The functions' own rights. Public pages never come here: they read as a visitor does. */
import { Storage } from '@google-cloud/storage';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { firebaseSettings } from '../config/firebase-settings.ts';
import { pressOrigin } from '../config/press-origin.ts';
import type { Ports } from '../database/ports.ts';
import { log } from '../logging/log.ts';
import { configuredScanner } from '../malware/scanner.ts';
import type { Bucket } from '../storage/bucket.ts';
import { firebaseBucket } from '../storage/firebase-bucket.ts';

const app = (): App => getApps()[0] ?? initializeApp();
const db = (): Firestore => getFirestore(app());

function bucket(): Bucket {
  const { projectId, storageBucket } = firebaseSettings();
  return firebaseBucket(new Storage({ projectId }).bucket(storageBucket));
}

export const adminAuth = (): Auth => getAuth(app());

/** What publishing and importing need, of the real Firebase. */
export function adminPorts(): Ports {
  return {
    db: db(),
    bucket: bucket(),
    origin: pressOrigin(),
    now: () => new Date(),
    log,
    scanner: configuredScanner(),
  };
}
