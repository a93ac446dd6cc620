import type { FirebaseApp } from 'firebase/app';
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { publicConfig } from '../config/config.ts';
import { firebaseApp } from './firebase-app.ts';

const made = new Map<FirebaseApp, Functions>();

/** Callable functions, called as whoever is signed in with the app: on this page, if none is named. */
export function pressFunctions(app: FirebaseApp = firebaseApp()): Functions {
  const known = made.get(app);
  if (known) return known;
  const { emulators, firebase } = publicConfig();
  const functions = getFunctions(app, firebase.region);
  if (emulators) {
    const { hostname, port } = new URL(emulators.functions);
    connectFunctionsEmulator(functions, hostname, Number(port));
  }
  made.set(app, functions);
  return functions;
}
