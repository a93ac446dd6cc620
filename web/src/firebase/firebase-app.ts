import { type FirebaseApp, type FirebaseOptions, getApps, initializeApp } from 'firebase/app';
import { type PublicConfig, publicConfig } from '../config/config.ts';

const APP_NAME = 'signed-in';

/** Firebase wants absent options absent, not undefined. */
function optionsOf(config: PublicConfig['firebase']): FirebaseOptions {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}

function appNamed(appName: string): FirebaseApp {
  return (
    getApps().find(({ name }) => name === appName) ??
    initializeApp(optionsOf(publicConfig().firebase), appName)
  );
}

/** The app that accounts, functions and the signed-in areas share, made once a page load. */
export const firebaseApp = (): FirebaseApp => appNamed(APP_NAME);

/** An app of its own for a session beside the page's: `session-aside.ts`. */
export const appAside = (): FirebaseApp => appNamed('aside');
