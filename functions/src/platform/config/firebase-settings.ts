import { DEFAULT_REGION } from '@quire/model/constants';
import { z } from 'zod';
import { env, isLocal } from './environment.ts';
import { parameters } from './parameters.ts';

const FirebaseConfigSchema = z.object({ projectId: z.string(), storageBucket: z.string() });

/** `host:port` of each part of the local Firebase. */
interface LocalHosts {
  readonly firestore: string;
  readonly storage: string;
  readonly auth: string;
  readonly functions: string;
}

export interface FirebaseSettings {
  readonly projectId: string;
  /** Where its functions run. */
  readonly region: string;
  readonly storageBucket: string;
  readonly apiKey: string;
  readonly local: LocalHosts | null;
}

/** Which Firebase project this is, and where its local stand-ins listen, if these are used. */
export function firebaseSettings(): FirebaseSettings {
  const { projectId, storageBucket } = FirebaseConfigSchema.parse(
    JSON.parse(env.FIREBASE_CONFIG ?? '{}'),
  );
  const apiKey = parameters ? parameters.apiKey.value() : 'local';
  const region = parameters ? parameters.region.value() : DEFAULT_REGION;
  if (!isLocal) return { projectId, region, storageBucket, apiKey, local: null };
  const local = {
    firestore: env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080',
    storage: env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199',
    auth: env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099',
    functions: env.QUIRE_FUNCTIONS_HOST ?? '127.0.0.1:5001',
  };
  return { projectId, region, storageBucket, apiKey, local };
}
