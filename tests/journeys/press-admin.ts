import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { press } from './press-addresses.ts';

// The admin SDK takes its local addresses from here and nowhere else.
process.env.FIRESTORE_EMULATOR_HOST = new URL(press.firestore).host;
process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(press.auth).host;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = new URL(press.storage).host;

// Nobody asks the network whether this is a machine in Google's cloud.
process.env.METADATA_SERVER_DETECTION = 'none';

const app = initializeApp({
  projectId: press.project,
  storageBucket: `${press.project}.appspot.com`,
});

/** The press under test past its rules: to look at what is stored, and to let time pass. */
export const admin = {
  auth: getAuth(app),
  db: getFirestore(app),
  bucket: getStorage(app).bucket(),
};
