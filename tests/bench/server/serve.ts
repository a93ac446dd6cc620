import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const PROGRAM = fileURLToPath(new URL('./served.ts', import.meta.url));
/** As the function `site` has (functions/src/entry/http/site.ts); V8 has to leave some of it to buffers. */
const HEAP_MB = 384;

export interface Served {
  readonly url: string;
  /** What the process takes after collecting its garbage, in bytes. */
  memory(): Promise<number>;
  close(): void;
}

async function next(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function open(child: ChildProcess): Promise<Served> {
  const { port } = z.object({ port: z.number() }).parse(await next(child));
  return {
    url: `http://127.0.0.1:${port}`,
    async memory() {
      child.send('memory');
      return z.object({ bytes: z.number() }).parse(await next(child)).bytes;
    },
    close: () => child.disconnect(),
  };
}

const start = (kind: 'site' | 'plain', env: NodeJS.ProcessEnv, profile: string | null) =>
  fork(PROGRAM, [kind], {
    env,
    execArgv: [
      '--expose-gc',
      `--max-old-space-size=${HEAP_MB}`,
      ...(profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
    ],
  });

interface Press {
  readonly press: string;
  readonly project: string;
  readonly firestore: string;
  readonly storage: string;
}

/** The built function `site` in a process of its own, which reads from a running press. */
export function serveSite(press: Press, profile: string | null): Promise<Served> {
  const bucket = `${press.project}.firebasestorage.app`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    FUNCTION_TARGET: 'site',
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: press.project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: press.project, storageBucket: bucket }),
    FIRESTORE_EMULATOR_HOST: new URL(press.firestore).host,
    FIREBASE_STORAGE_EMULATOR_HOST: new URL(press.storage).host,
    QUIRE_ORIGIN: press.press,
  };
  return open(start('site', env, profile));
}

/** One page, in a process of its own that does nothing else. */
export function servePlain(page: string): Promise<Served> {
  const child = start('plain', { PATH: process.env.PATH }, null);
  child.send(page);
  return open(child);
}
