/** `npm run containers`, under a Node that runs TypeScript: each deployed function answers as Cloud Run starts it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { startEmptyProject } from '../../backup/local-project.ts';
import { readOptions } from '../../terminal/read-options.ts';
import { faint, green, red } from '../../terminal/style.ts';
import { declaredFunctions } from '../checks/declared-functions.ts';
import { askFunction, type Trigger } from './ask-function.ts';
import { containerFolder } from './container-folder.ts';
import { functionContainer } from './function-container.ts';

const HELP = `npm run containers
  Puts what is deployed of the functions into a folder of its own, with the packages of its lockfile, and starts each
  function there with Google's framework, as Cloud Run does. Each is asked one thing, beside an empty local Firebase.
  Build first: npm test -- --only build.`;

readOptions({}, HELP);

const EndpointSchema = z.object({
  availableMemoryMb: z.number(),
  callableTrigger: z.object({}).optional(),
  scheduleTrigger: z.object({}).optional(),
  eventTrigger: z
    .object({ eventFilterPathPatterns: z.record(z.string(), z.string()).default({}) })
    .optional(),
});

const made: object = await import('../../../functions/src/index.ts');
const { secrets, parameters } = await declaredFunctions();

interface Declared {
  readonly trigger: Trigger;
  /** The document that triggers it. */
  readonly document: string;
  /** That it is given, in MiB. */
  readonly memoryMb: number;
}

/** What a function says of itself. */
function declaredOf(name: string): Declared {
  // Of a function, for tools: no part of its type.
  const endpoint: unknown = Reflect.get(Object(Reflect.get(made, name)), '__endpoint');
  const declared = EndpointSchema.parse(JSON.parse(JSON.stringify(endpoint)));
  const { callableTrigger, scheduleTrigger, eventTrigger, availableMemoryMb: memoryMb } = declared;
  const pattern = eventTrigger?.eventFilterPathPatterns.document ?? '';
  const document = pattern.replace(/\{[^}]+\}/g, 'none');
  if (eventTrigger) return { trigger: 'event', document, memoryMb };
  if (scheduleTrigger) return { trigger: 'schedule', document, memoryMb };
  return { trigger: callableTrigger ? 'callable' : 'http', document, memoryMb };
}

const NEEDED: Readonly<Record<string, string>> = {
  PRESS_ORIGIN: 'https://press.example',
  WEB_API_KEY: 'AIza',
  SMTP_HOST: '127.0.0.1',
  MAIL_SENDER: 'press@press.example',
};

const require = createRequire(import.meta.url);
const framework = join(dirname(require.resolve('@google-cloud/functions-framework')), 'main.js');
const folder = await mkdtemp(join(tmpdir(), 'quire-container-'));
const project = await startEmptyProject();
let failed = 0;
try {
  const isInstalled = await containerFolder(folder);
  console.log(
    isInstalled
      ? '  The packages were installed by the lockfile.'
      : '  The registry was not reached: the packages are those of this repository.',
  );
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  const { FIREBASE_STORAGE_EMULATOR_HOST, STORAGE_EMULATOR_HOST } = process.env;
  const env = {
    ...Object.fromEntries(
      parameters.map(({ name, default: usual }) => [name, String(usual ?? '')]),
    ),
    ...Object.fromEntries(secrets.map((name) => [name, 'none'])),
    ...NEEDED,
    ...{ FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST },
    ...{ FIREBASE_STORAGE_EMULATOR_HOST, STORAGE_EMULATOR_HOST },
    ...{ METADATA_SERVER_DETECTION: 'none', GCLOUD_PROJECT: project.project },
    FIREBASE_CONFIG: JSON.stringify({
      projectId: project.project,
      storageBucket: `${project.project}.appspot.com`,
    }),
  };
  for (const name of Object.keys(made)) {
    const { trigger, document, memoryMb } = declaredOf(name);
    const signature = trigger === 'event' ? 'cloudevent' : 'http';
    try {
      const container = await functionContainer({ name, signature, folder, framework, env });
      try {
        const { status, text, problem } = await askFunction(container.url, name, trigger, document);
        const seconds = `${(container.readyMs / 1_000).toFixed(1)} s`;
        const used = (await container.memory()) ?? '?';
        console.log(
          `  ${problem ? red('✗') : green('✓')} ${name} (${trigger}): ${status}  ${faint(`${seconds}, ${used} of ${memoryMb} MiB`)}`,
        );
        if (!problem) continue;
        failed += 1;
        console.error(`${problem}: ${text}\n${container.said().slice(-3_000)}`);
      } finally {
        container.stop();
      }
    } catch (error) {
      failed += 1;
      console.error(`  ${red('✗')} ${name} (${trigger}): ${String(error)}`);
    }
  }
} finally {
  await project.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
