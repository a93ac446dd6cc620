import type { Firestore } from 'firebase/firestore/lite';
import type { PublicConfig } from '../../config/config.ts';
import { fetchMedia } from './fetch-media.ts';
import { type FirestoreAddress, openFirestore, readDocument } from './firestore-reader.ts';
import type { PublicReader } from './public-reader.ts';
import { visitorCall } from './visitor-call.ts';

const connections = new Map<string, Firestore>();

/** Bodies are named by their hash and never change, so the latest few are cached. */
const bodies = new Map<string, string>();
const BODIES_KEPT = 24;

/** The server's reader: an anonymous visitor like any other. Its connections are kept between requests. */
export function serverReader(
  address: FirestoreAddress,
  mediaOrigin: string,
  config?: PublicConfig,
): PublicReader {
  const db = connectionTo(address);
  return {
    document: (collection, id) => readDocument(db, collection, id),
    media: (path) => keptMedia(`${mediaOrigin}${path}`),
    ...(config && { quote: (asked) => visitorCall(config, 'quoteCharge', asked) }),
  };
}

function connectionTo(address: FirestoreAddress): Firestore {
  const key = JSON.stringify(address);
  const known = connections.get(key);
  if (known) return known;
  const opened = openFirestore(address);
  connections.set(key, opened);
  return opened;
}

async function keptMedia(address: string): Promise<string | null> {
  const kept = bodies.get(address);
  const text = kept ?? (await fetchMedia(address));
  if (text === null) return null;
  bodies.delete(address);
  bodies.set(address, text);
  const oldest = bodies.keys().next().value;
  if (bodies.size > BODIES_KEPT && oldest !== undefined) bodies.delete(oldest);
  return text;
}
