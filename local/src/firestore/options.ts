import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { LogLevel } from './logger.ts';
import type { DeliveryMode } from './triggers/triggers.ts';

/** How a server is started: by firebase-tools' arguments, our own, or the environment. */
export interface Options {
  readonly host: string;
  readonly port: number;
  readonly rules: string | null;
  readonly functions: string | null;
  readonly data: string | null;
  /** An export's metadata file to begin with. */
  readonly seed: string | null;
  readonly indexes: string | null;
  readonly log: LogLevel;
  readonly deliver: DeliveryMode;
  /** Events on their way to one function at once. */
  readonly deliveries: number;
  /** Started by firebase-tools, which watches the rules file and tells of every change. */
  readonly underFirebaseTools: boolean;
}

/** What the arguments come to: a start, a wish for help, or why neither. */
export type AskedOptions =
  | { readonly kind: 'start'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'problem'; readonly problem: string };

export const HELP = `Starts a Firestore server.
  --host HOST, --port PORT        where it listens: 127.0.0.1, 8080; port 0 takes a free one
  --rules FILE                    security rules; without them only the admin may do anything
  --data DIR                      keeps the data in a folder; without it they live in memory
  --indexes FILE                  a firestore.indexes.json; without it no query lacks an index
  --seed_from_export FILE         begins with an export
  --functions_emulator HOST:PORT  where events for triggers go
  --deliver twice-shuffled        every event twice and out of order, to test functions
  --deliveries N                  how many events may be on their way to one function: 4
  --log debug|info|warn           debug shows why the rules denied a request
  --help                          this page`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const DECLARED = {
  ...{ host: text, port: text, rules: text, data: text, indexes: text, seed_from_export: text },
  ...{ functions_emulator: text, deliver: text, deliveries: text, log: text },
  ...{ help: flag, 'under-firebase-tools': flag },
};

/** What firebase-tools cannot pass on comes by the environment. */
const ENVIRONMENT = new Map([
  ['data', 'QUIRE_FIRESTORE_DATA'],
  ['indexes', 'QUIRE_FIRESTORE_INDEXES'],
  ['log', 'QUIRE_FIRESTORE_LOG'],
  ['deliver', 'QUIRE_FIRESTORE_DELIVER'],
  ['deliveries', 'QUIRE_FIRESTORE_DELIVERIES'],
]);

const whole = (least: number, most: number, needed: string) =>
  z
    .string()
    .refine((given) => /^\d{1,9}$/.test(given) && +given >= least && +given <= most, needed)
    .transform(Number);
const filled = z.string().min(1, 'needs a value');

const Values = z.object({
  host: filled.default('127.0.0.1'),
  port: whole(0, 65_535, 'needs a number from 0 to 65535').default(8080),
  rules: filled.optional(),
  functions_emulator: filled.optional(),
  data: filled.optional(),
  seed_from_export: filled.optional(),
  indexes: filled.optional(),
  log: z.enum(['debug', 'info', 'warn'], 'is one of debug, info, warn').default('info'),
  deliver: z.enum(['once', 'twice-shuffled'], 'is one of once, twice-shuffled').default('once'),
  deliveries: whole(1, 1000, 'needs a number from 1 to 1000').default(4),
});

/**
 * Reads the arguments, ours and those that firebase-tools gives its Java program, and the
 * environment. The arguments come first. Under firebase-tools (`--under-firebase-tools`, told by
 * `bin/java`) what is not known is passed over: the next version may say more. Else it is a problem.
 */
export function readOptions(argv: readonly string[], env: NodeJS.ProcessEnv): AskedOptions {
  const given = parse(argv);
  if ('problem' in given) return { kind: 'problem', problem: given.problem };
  const { values, isUnderTools } = given;
  if (values.help) return { kind: 'help' };
  const checked = Values.safeParse({ ...fromEnvironment(env), ...values });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const name = String(issue?.path[0]);
    const source = name in values ? `--${name}` : ENVIRONMENT.get(name);
    return { kind: 'problem', problem: `${source} ${issue?.message}` };
  }
  const { functions_emulator, seed_from_export, rules, data, indexes, ...others } = checked.data;
  const options: Options = {
    ...others,
    rules: rules ?? null,
    functions: functions_emulator ?? null,
    data: data ?? null,
    seed: seed_from_export ?? null,
    indexes: indexes ?? null,
    underFirebaseTools: isUnderTools,
  };
  return { kind: 'start', options };
}

type Given =
  | { readonly values: Readonly<Record<string, unknown>>; readonly isUnderTools: boolean }
  | { readonly problem: string };

function parse(argv: readonly string[]): Given {
  const isUnderTools = argv.includes('--under-firebase-tools');
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: DECLARED,
      strict: !isUnderTools,
      allowPositionals: isUnderTools,
    });
    return { values, isUnderTools };
  } catch (error) {
    // The rest is advice about positional arguments, which have no meaning here.
    const [problem = ''] = error instanceof Error ? error.message.split('. ') : [];
    return { problem };
  }
}

/** Only what is set and not empty. */
function fromEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [option, name] of ENVIRONMENT) {
    const value = env[name];
    if (value) kept[option] = value;
  }
  return kept;
}
