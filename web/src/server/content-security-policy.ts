import type { PublicConfig } from '../app/config.ts';
import { START_SCRIPT_HASH } from './start-script.ts';
import { THEME_SCRIPT_HASH } from './theme-script.ts';

const STORAGE = 'https://firebasestorage.googleapis.com';

const POPUP_SCRIPT = 'https://apis.google.com';

const GOOGLE = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  STORAGE,
  'https://*.cloudfunctions.net',
];

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
 * because formulas are placed with them; scripts are files of ours, and two known by their hashes.
 */
export function contentSecurityPolicy(config: PublicConfig): string {
  const { firebase, emulators, providers, ror, search, appCheck } = config;
  const captcha = appCheck && 'siteKey' in appCheck ? CAPTCHA : NO_CAPTCHA;
  const services = [
    ...(emulators ? Object.values(emulators).flatMap(withSocket) : GOOGLE),
    ...(ror ? [new URL(ror).origin] : []),
    ...(search ? searchHosts(search) : []),
    ...captcha.connect,
  ];
  // Other services' windows report back through a frame of Firebase Auth, with a script of Google's.
  const signIn = providers?.length
    ? { script: POPUP_SCRIPT, frame: emulators?.auth ?? `https://${firebase.authDomain}` }
    : { script: '', frame: '' };
  return [
    "default-src 'self'",
    words(
      'script-src',
      "'self'",
      THEME_SCRIPT_HASH,
      START_SCRIPT_HASH,
      signIn.script,
      ...captcha.script,
    ),
    words('frame-src', ...frames(signIn.frame, captcha.frame)),
    "style-src 'self' 'unsafe-inline'",
    // The office previews an article's originals straight from Storage.
    `img-src 'self' data: blob: ${emulators ? new URL(emulators.storage).origin : STORAGE}`,
    "font-src 'self' data:",
    `connect-src 'self' ${[...new Set(services)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const words = (...each: readonly string[]): string => each.filter(Boolean).join(' ');

/** `'none'` stands alone. */
function frames(signIn: string, captcha: readonly string[]): readonly string[] {
  const all = [signIn, ...captcha].filter(Boolean);
  return all.length > 0 ? all : ["'none'"];
}

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
