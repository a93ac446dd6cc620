import { publicConfig } from '../../config/config.ts';
import { fetchMedia } from './fetch-media.ts';
import { openFirestore, readDocument } from './firestore-reader.ts';
import type { PublicReader } from './public-reader.ts';

/** The reader for client navigation. Throws where the page carries no configuration. */
export function browserReader(): PublicReader {
  const { firebase, emulators } = publicConfig();
  const host = emulators && new URL(emulators.firestore).host;
  const db = openFirestore({ projectId: firebase.projectId, apiKey: firebase.apiKey, host });
  return {
    document: (collection, id) => readDocument(db, collection, id),
    media: fetchMedia,
    quote: async (asked) => {
      const { call } = await import('../calls.ts');
      return call('quoteCharge', asked).catch(() => null);
    },
  };
}
