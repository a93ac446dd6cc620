import { type FirebaseApp, type FirebaseOptions, getApps, initializeApp } from 'firebase/app';
import { type PublicConfig, publicConfig } from '../app/config.ts';

const APP_NAME = 'signed-in';

/** Firebase wants absent options absent, not undefined. */
function optionsOf(config: PublicConfig['firebase']): FirebaseOptions {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}

/** The app that accounts, functions and the signed-in areas share, made once a page load. */
export function firebaseApp(): FirebaseApp {
  return (
    getApps().find(({ name }) => name === APP_NAME) ??
    initializeApp(optionsOf(publicConfig().firebase), APP_NAME)
  );
}
