import { getApps, initializeApp } from 'firebase-admin/app';
import { type AppCheck, getAppCheck } from 'firebase-admin/app-check';

/** Reads tokens of App Check with Google's public keys, which it fetches and keeps. */
export const adminAppCheck = (): AppCheck => getAppCheck(getApps()[0] ?? initializeApp());
