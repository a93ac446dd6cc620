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
 * What a page may load: its own files only, and Firebase (ROR, the search) for data. Style attributes are allowed
 * because formulas are placed with them; scripts are files of ours, and two known by their hashes.
 */
export function contentSecurityPolicy(config: PublicConfig): string {
  const { firebase, emulators, providers, ror, search } = config;
  const services = [
    ...(emulators ? Object.values(emulators).flatMap(withSocket) : GOOGLE),
    ...(ror ? [new URL(ror).origin] : []),
    ...(search ? searchHosts(search) : []),
  ];
  // Other services' windows report back through a frame of Firebase Auth, with a script of Google's.
  const signIn = providers?.length
    ? { script: POPUP_SCRIPT, frame: emulators?.auth ?? `https://${firebase.authDomain}` }
    : { script: '', frame: "'none'" };
  return [
    "default-src 'self'",
    `script-src 'self' ${THEME_SCRIPT_HASH} ${START_SCRIPT_HASH} ${signIn.script}`.trim(),
    `frame-src ${signIn.frame}`,
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
