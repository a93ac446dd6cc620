import type { FirestoreSettings } from 'firebase/firestore';
import { IS_THOROUGH } from '../../../testing/thorough.ts';
import type { Cache } from './page-client.ts';

/** How a page talks to the server and where it keeps what it knows. */
export interface Row {
  readonly transport: string;
  readonly settings: FirestoreSettings;
  /** What the back channel's `CI` says when the transport is really used: kept open, or not. */
  readonly ci: '0' | '1';
  readonly cache: Cache;
}

const TRANSPORTS = [
  { transport: 'automatic', settings: {}, ci: '0' },
  { transport: 'streaming', settings: { experimentalAutoDetectLongPolling: false }, ci: '0' },
  { transport: 'long polling', settings: { experimentalForceLongPolling: true }, ci: '1' },
] as const;
const CACHES = ['memory', 'single tab', 'multiple tabs'] as const;

/** Every transport with every cache. */
const ROWS: readonly Row[] = TRANSPORTS.flatMap((transport) =>
  CACHES.map((cache) => ({ ...transport, cache })),
);

/** Every transport once, every cache once. */
export const SOME_ROWS: readonly Row[] = [0, 4, 8].flatMap((i) => ROWS[i] ?? []);

/** Those that a run of the tests takes. */
export const ASKED_ROWS = IS_THOROUGH ? ROWS : SOME_ROWS;
