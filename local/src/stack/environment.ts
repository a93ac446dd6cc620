import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Folders } from './folders.ts';
import type { Ports } from './ports.ts';

/** `node`: our Firestore and rules programs. `google`: Google's own, which need Java 21. */
export type Programs = 'node' | 'google';

const ATTACH = fileURLToPath(new URL('../functions-host/attach.ts', import.meta.url));

export interface EnvironmentInput {
  folders: Folders;
  ports: Ports;
  programs: Programs;
  /** A short folder for sockets and uploads in flight, of this run only. */
  temporary: string;
  /** What functions are told, e.g. where the press is. */
  extra: Readonly<Record<string, string>>;
}

/** The environment of the one `firebase` command: nothing of it is set anywhere else. */
export function firebaseEnvironment(input: EnvironmentInput): NodeJS.ProcessEnv {
  const { folders, programs } = input;
  const bin = join(folders.root, 'local', 'bin');
  const tools = join(folders.root, 'node_modules', '.bin');
  const path = [...(programs === 'node' ? [bin] : []), tools, process.env.PATH ?? ''];
  return {
    ...process.env,
    ...input.extra,
    PATH: path.join(delimiter),
    ...(programs === 'node' && {
      FIRESTORE_EMULATOR_BINARY_PATH: join(bin, 'firestore.jar'),
      STORAGE_EMULATOR_BINARY_PATH: join(bin, 'storage-rules.jar'),
      QUIRE_FIRESTORE_DATA: folders.firestore,
      QUIRE_FIRESTORE_INDEXES: join(folders.root, 'firestore.indexes.json'),
    }),
    // Functions tell what they are through a file: about a second sooner than through a server.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // In seconds. By itself firebase-tools gives up after ten, which a busy machine may need.
    FUNCTIONS_DISCOVERY_TIMEOUT: '300',
    // Files in flight, the hub's locator and sockets: two presses must not share them.
    TMPDIR: input.temporary,
    // One process for all functions, not one for each: see ATTACH.
    NODE_OPTIONS: `--require ${JSON.stringify(ATTACH)}`,
    // The developer's own Firebase account and settings stay out of this.
    XDG_CONFIG_HOME: join(folders.run, 'config'),
    NO_UPDATE_NOTIFIER: '1',
    // Nobody asks the network whether this is a machine in Google's cloud.
    METADATA_SERVER_DETECTION: 'none',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  };
}

/** firebase-tools asks a server for its message of the day unless it was told one today. */
export async function writeToolsSettings(folders: Folders): Promise<void> {
  const folder = join(folders.run, 'config', 'configstore');
  await mkdir(folder, { recursive: true });
  const settings = {
    usage: false,
    'analytics-uuid': '00000000-0000-4000-8000-000000000000',
    motd: { fetched: Date.now() },
  };
  await writeFile(join(folder, 'firebase-tools.json'), JSON.stringify(settings));
}
