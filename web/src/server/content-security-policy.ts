import { policyReportsPath } from '@quire/model/paths';
import type { PublicConfig } from '../config/config.ts';
import { START_SCRIPT_HASH } from './start-script.ts';
import { THEME_SCRIPT_HASH } from './theme-script.ts';

const POPUP_SCRIPT = 'https://apis.google.com';
const STORAGE = 'https://firebasestorage.googleapis.com';

/**
 * Google's services for this project alone, as far as their addresses tell projects apart: functions by their host, files
 * by their bucket, documents by the project, but for the channel on which changes come, whose address names none.
 */
function googleHosts({ projectId, region, storageBucket }: PublicConfig['firebase']): string[] {
  return [
    `https://firestore.googleapis.com/v1/projects/${projectId}/`,
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    `https://${region}-${projectId}.cloudfunctions.net`,
    ...(storageBucket ? [bucketAddress(storageBucket)] : []),
  ];
}

const bucketAddress = (bucket: string) => `${STORAGE}/v0/b/${bucket}/`;

/**
 * App Check with reCAPTCHA Enterprise: https://developers.google.com/recaptcha/docs/faq says which scripts and
 * frames; the token is asked for at the last of them.
 */
const CAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
};
const NO_CAPTCHA = { script: [], frame: [], connect: [] };

/**
 * What a page may load: its own files only, and Firebase (ROR, the search) for data. Style attributes are allowed
 * because formulas are placed with them; scripts are files of ours, and two known by their hashes. What browsers keep
 * from a page they report to us.
 */
export function contentSecurityPolicy(config: PublicConfig): string {
  const { firebase, emulators, providers, ror, search, appCheck } = config;
  const captcha = appCheck && 'siteKey' in appCheck ? CAPTCHA : NO_CAPTCHA;
  const services = [
    ...(emulators ? Object.values(emulators).flatMap(withSocket) : googleHosts(firebase)),
    ...(ror ? [new URL(ror).origin] : []),
    ...(search ? searchHosts(search) : []),
    ...captcha.connect,
  ];
  const { storageBucket } = firebase;
  const pictures = emulators
    ? new URL(emulators.storage).origin
    : storageBucket && bucketAddress(storageBucket);
  // Other services' windows report back through a frame of Firebase Auth, with a script of Google's.
  const signIn = providers?.length
    ? { script: POPUP_SCRIPT, frame: emulators?.auth ?? `https://${firebase.authDomain}` }
    : { script: '', frame: '' };
  const frames = [signIn.frame, ...captcha.frame].filter(Boolean);
  const directives: Readonly<Record<string, readonly (string | undefined)[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      THEME_SCRIPT_HASH,
      START_SCRIPT_HASH,
      signIn.script,
      ...captcha.script,
    ],
    'script-src-attr': ["'none'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    // The office previews an article's originals straight from Storage.
    'img-src': ["'self'", 'data:', 'blob:', pictures],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...new Set(services)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The second for browsers without the first.
    'report-to': [REPORTS],
    'report-uri': [policyReportsPath()],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

const REPORTS = 'policy';
/** Where the name that policies report to leads. */
export const REPORTING_ENDPOINTS = `${REPORTS}="${policyReportsPath()}"`;

/** Where Algolia's client asks for an application: one host, and three where that fails. */
function searchHosts({ appId, host }: NonNullable<PublicConfig['search']>): string[] {
  if (host) return [new URL(host).origin];
  const app = encodeURIComponent(appId.toLowerCase());
  const spare = ['1', '2', '3'].map((number) => `https://${app}-${number}.algolianet.com`);
  return [`https://${app}-dsn.algolia.net`, ...spare];
}

function withSocket(address: string): string[] {
  const { origin, host } = new URL(address);
  return [origin, `ws://${host}`];
}
