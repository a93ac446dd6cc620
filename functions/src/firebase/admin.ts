/** The functions' own rights. Public pages never come here: they read as a visitor does. */
import { randomBytes } from 'node:crypto';
import { Storage } from '@google-cloud/storage';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { ErasePorts } from '../accounts/erase-account.ts';
import type { SessionPorts } from '../accounts/session-over.ts';
import { firebaseSettings, mailSettings, passwordRanges, pressOrigin } from '../config.ts';
import type { MailPorts } from '../mail/deliver-mail.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import type { Ports } from '../publish/ports.ts';
import type { Bucket } from '../storage/bucket.ts';
import { firebaseBucket } from '../storage/firebase-bucket.ts';
import { configuredScanner } from '../uploads/scanner.ts';

const app = (): App => getApps()[0] ?? initializeApp();
const db = (): Firestore => getFirestore(app());

function bucket(): Bucket {
  const { projectId, storageBucket } = firebaseSettings();
  return firebaseBucket(new Storage({ projectId }).bucket(storageBucket));
}

export const adminAuth = (): Auth => getAuth(app());

/** What tells whether a caller's session has ended. */
export const adminSessionPorts = (): SessionPorts => ({
  auth: adminAuth(),
  db: db(),
  now: () => new Date(),
});

/** What publishing and importing need, of the real Firebase. */
export function adminPorts(): Ports {
  return {
    db: db(),
    bucket: bucket(),
    origin: pressOrigin(),
    now: () => new Date(),
    log: logger,
    scanner: configuredScanner(),
  };
}

/** What delivering mails needs. */
export function adminMailPorts(): MailPorts {
  return {
    db: db(),
    origin: pressOrigin(),
    now: () => new Date(),
    log: logger,
    bucket: bucket(),
    transport: smtpTransport(mailSettings()),
  };
}

/** What the accounts' functions need, of the real Firebase. */
export function adminAccountPorts(): ErasePorts {
  return {
    ...adminPorts(),
    auth: adminAuth(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: randomBytes,
    isLeaked: async (password) => {
      const { isLeaked } = await import('../accounts/leaked-password.ts');
      return isLeaked({ ranges: passwordRanges(), log: logger }, password);
    },
  };
}
