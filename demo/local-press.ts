import { readFile } from 'node:fs/promises';
import { type App, initializeApp } from 'firebase-admin/app';
import { z } from 'zod';

const AddressesSchema = z.object({
  project: z.string(),
  press: z.url(),
  auth: z.url(),
  firestore: z.url(),
  storage: z.url(),
});

/** The running local press: an admin's connection to it, and its own address. */
export interface LocalPress {
  app: App;
  origin: string;
}

/**
 * Connects to the press whose addresses stand in the file that `QUIRE_ADDRESSES` names. Only ever
 * a local one: without the file, or with a real project's name, it throws.
 */
export async function connectLocalPress(): Promise<LocalPress> {
  const file = process.env.QUIRE_ADDRESSES;
  if (!file) throw new Error('QUIRE_ADDRESSES does not name the file with the addresses.');
  const addresses = AddressesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (!addresses.project.startsWith('demo-')) throw new Error('This is not a local press.');
  // The admin SDK takes its local addresses from here and nowhere else.
  process.env.FIRESTORE_EMULATOR_HOST = new URL(addresses.firestore).host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(addresses.auth).host;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = new URL(addresses.storage).host;
  const app = initializeApp({
    projectId: addresses.project,
    storageBucket: `${addresses.project}.appspot.com`,
  });
  return { app, origin: addresses.press };
}
