import { relative, resolve } from 'node:path';
import { z } from 'zod';
import type { Ports } from './ports.ts';
import type { Built } from './snapshot.ts';

/** What we read of `firebase.json`; the rest is handed on as it is. */
const FirebaseJsonSchema = z.looseObject({
  hosting: z.looseObject({ public: z.string() }),
  functions: z.tuple([z.looseObject({ source: z.string() })]),
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }),
  storage: z.looseObject({ rules: z.string() }),
});
type FirebaseJson = z.infer<typeof FirebaseJsonSchema>;

/** Every part listens on this address only: a press on a laptop is nobody else's business. */
export const HOST = '127.0.0.1';

/** Takes the text of `firebase.json`; throws (zod) when it is not what we expect. */
export function readFirebaseJson(text: string): FirebaseJson {
  return FirebaseJsonSchema.parse(JSON.parse(text));
}

/** Where `firebase.json` says that the built functions and pages are, as absolute paths. */
export function builtOf(json: FirebaseJson, root: string): Built {
  return {
    functions: resolve(root, json.functions[0].source),
    public: resolve(root, json.hosting.public),
  };
}

/**
 * The project's `firebase.json` for one run: with the ports that were free and what was built for
 * it, and with paths as they are seen from the folder the result is written to.
 */
export function emulatorConfig(
  json: FirebaseJson,
  ports: Ports,
  root: string,
  folder: string,
  built: Built,
): Record<string, unknown> {
  const listen = (port: number) => ({ host: HOST, port });
  return {
    ...json,
    // firebase-tools joins both folders to the config's own, even where they are absolute.
    hosting: { ...json.hosting, public: relative(folder, built.public) },
    functions: [
      {
        ...json.functions[0],
        source: relative(folder, built.functions),
        // What a deployment builds before, `npm start` has built already.
        predeploy: undefined,
        // Parameters of deployed functions: local ones have none.
        configDir: undefined,
      },
    ],
    firestore: {
      ...json.firestore,
      rules: resolve(root, json.firestore.rules),
      indexes: resolve(root, json.firestore.indexes),
    },
    storage: { ...json.storage, rules: resolve(root, json.storage.rules) },
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
