import { FUNCTIONS_REGION } from '@quire/model/constants';
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { publicConfig } from '../app/config.ts';
import { firebaseApp } from './firebase-app.ts';

let made: Functions | undefined;

/** Callable functions, called as whoever is signed in on this page. Loaded by the first call. */
export function pressFunctions(): Functions {
  if (made) return made;
  const functions = getFunctions(firebaseApp(), FUNCTIONS_REGION);
  const { emulators } = publicConfig();
  if (emulators) {
    const { hostname, port } = new URL(emulators.functions);
    connectFunctionsEmulator(functions, hostname, Number(port));
  }
  made = functions;
  return made;
}
