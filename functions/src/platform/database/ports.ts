import type { Firestore } from 'firebase-admin/firestore';
import type { Scanner } from '../malware/scanner.ts';
import type { Bucket } from '../storage/bucket.ts';

interface Log {
  info(message: string, data?: Readonly<Record<string, unknown>>): void;
  warn(message: string, data?: Readonly<Record<string, unknown>>): void;
  error(message: string, data?: Readonly<Record<string, unknown>>): void;
}

/** Everything that publishing touches outside of itself. */
export interface Ports {
  readonly db: Firestore;
  readonly bucket: Bucket;
  /** The press's own address, for links in mails: `https://press.example`. */
  readonly origin: string;
  readonly now: () => Date;
  readonly log: Log;
  /** Looks for malware in uploads; undefined where none is set up. */
  readonly scanner?: Scanner | undefined;
}
