import { isAbsolute, join, relative } from 'node:path';
import { z } from 'zod';
import type { Ports } from './ports.ts';

/** What we read of `firebase.json`; the rest is handed on as it is. */
const FirebaseJsonSchema = z.looseObject({
  hosting: z.looseObject({ public: z.string() }).optional(),
  functions: z.array(z.looseObject({ source: z.string() })).optional(),
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }).optional(),
  storage: z.looseObject({ rules: z.string() }).optional(),
});

/** Every part listens on this address only: a press on a laptop is nobody else's business. */
export const HOST = '127.0.0.1';

/**
 * The project's `firebase.json` for one run: the ports that were free, and paths seen from the
 * folder the result is written to. Throws (zod) when the file is not what we expect.
 */
export function emulatorConfig(
  firebaseJson: unknown,
  ports: Ports,
  root: string,
  folder: string,
): Record<string, unknown> {
  const source = FirebaseJsonSchema.parse(firebaseJson);
  const absolute = (path: string) => (isAbsolute(path) ? path : join(root, path));
  const listen = (port: number) => ({ host: HOST, port });
  return {
    ...source,
    // firebase-tools joins these two to the config's folder, even where they are absolute.
    ...(source.hosting && {
      hosting: { ...source.hosting, public: relative(folder, absolute(source.hosting.public)) },
    }),
    ...(source.functions && {
      functions: source.functions.map((codebase) => ({
        ...codebase,
        source: relative(folder, absolute(codebase.source)),
        // What a deployment builds before, `npm start` has built already.
        predeploy: undefined,
      })),
    }),
    ...(source.firestore && {
      firestore: {
        ...source.firestore,
        rules: absolute(source.firestore.rules),
        indexes: absolute(source.firestore.indexes),
      },
    }),
    ...(source.storage && {
      storage: { ...source.storage, rules: absolute(source.storage.rules) },
    }),
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      hub: listen(ports.hub),
      logging: listen(ports.logging),
      auth: listen(ports.auth),
      firestore: { ...listen(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: listen(ports.functions),
      storage: listen(ports.storage),
      hosting: listen(ports.hosting),
      eventarc: listen(ports.eventarc),
      tasks: listen(ports.tasks),
    },
  };
}
