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
}

const Values = z.object({
  host: z.string().default('127.0.0.1'),
  port: z.coerce.number().int().min(0).max(65_535).default(8080),
  rules: z.string().optional(),
  functions_emulator: z.string().optional(),
  data: z.string().optional(),
  seed_from_export: z.string().optional(),
  indexes: z.string().optional(),
  log: z.enum(['debug', 'info', 'warn']).default('info'),
  deliver: z.enum(['once', 'twice-shuffled']).default('once'),
  deliveries: z.coerce.number().int().min(1).default(4),
});

/**
 * Reads the arguments that firebase-tools gives its Java program, and ours: `--data DIR`,
 * `--indexes FILE`, `--log debug`, `--deliver twice-shuffled`, `--deliveries N`, which firebase-tools
 * cannot pass on and so may come as QUIRE_FIRESTORE_DATA and so on. Arguments without meaning here
 * are passed over.
 */
export function readOptions(argv: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({ args: joinPairs(argv), strict: false, allowPositionals: true });
  const parsed = Values.parse({
    ...present({
      data: env.QUIRE_FIRESTORE_DATA,
      indexes: env.QUIRE_FIRESTORE_INDEXES,
      log: env.QUIRE_FIRESTORE_LOG,
      deliver: env.QUIRE_FIRESTORE_DELIVER,
      deliveries: env.QUIRE_FIRESTORE_DELIVERIES,
    }),
    ...values,
  });
  return {
    host: parsed.host,
    port: parsed.port,
    rules: parsed.rules ?? null,
    functions: parsed.functions_emulator ?? null,
    data: parsed.data ?? null,
    seed: parsed.seed_from_export ?? null,
    indexes: parsed.indexes ?? null,
    log: parsed.log,
    deliver: parsed.deliver,
    deliveries: parsed.deliveries,
  };
}

/** `--port 8080` as `--port=8080`: without a declared option, parseArgs takes 8080 for a positional. */
function joinPairs(argv: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [i, argument] of argv.entries()) {
    const next = argv[i + 1];
    if (argument.startsWith('--') && !argument.includes('=') && next && !next.startsWith('--')) {
      joined.push(`${argument}=${next}`);
    } else if (argument.startsWith('--')) joined.push(argument);
  }
  return joined;
}

/** Only what is set and not empty. */
function present(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) if (value) kept[key] = value;
  return kept;
}
