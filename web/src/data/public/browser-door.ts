import { publicConfig } from '../../app/config.ts';
import { fetchMedia } from './fetch-media.ts';
import { openFirestore, readDocument } from './firestore-door.ts';
import type { PublicDoor } from './public-door.ts';

/** The door for client navigation. Throws where the page carries no configuration. */
export function browserDoor(): PublicDoor {
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
