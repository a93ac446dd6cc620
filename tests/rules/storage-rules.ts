import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { StorageRecord } from '@quire/local/recorded-requests/recorded-request';
import { writeRecording } from '@quire/local/rules-mutants/recording-file';
import { decodeFields } from '@quire/local/values/decode';

/** A value as firebase-tools writes it. */
export type Wire = Readonly<Record<string, unknown>>;

export interface StorageRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** From the bucket on: `/b/press/o/…`. */
  readonly path: string;
  readonly request: Wire;
  readonly resource: Wire;
}

/** The program that judges for Storage, as firebase-tools talks to it. */
export interface StorageRules {
  allows(request: StorageRequest): Promise<boolean>;
  close(): Promise<void>;
}

const PROGRAM = createRequire(import.meta.url).resolve('@quire/local/storage-rules/main');

/**
 * Starts the program with these rules. `documents` holds the fields of those that rules look up, in
 * REST form by their path below the database; `tally` is where it leaves what it counted, and
 * `recording` where everything is kept that was asked.
 */
export async function openStorageRules(
  source: string,
  documents: Readonly<Record<string, object>>,
  { tally, recording }: { readonly tally: string; readonly recording: string },
): Promise<StorageRules> {
  const records: StorageRecord[] = [];
  const fields = new Map(Object.entries(documents).map(([path, one]) => [path, decodeFields(one)]));
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, QUIRE_STORAGE_RULES_COVERAGE: tally },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const waiting = new Map<number, (answer: Answer) => void>();
  const send = (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = readAnswer(line);
    if (answer.server_request_id !== undefined)
      send({ id: answer.server_request_id, ...fetched(documents, answer.context?.path ?? '') });
    else waiting.get(answer.id ?? Number.NaN)?.(answer);
  });
  // It says hello under this id.
  await new Promise((resolve) => waiting.set(-1, resolve));
  let last = 0;
  const ask = (action: string, context: object): Promise<Answer> => {
    const id = ++last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      send({ id, action, context });
    });
  };
  const files = [{ name: 'storage.rules', content: source }];
  const { errors } = await ask('load_ruleset', { rulesetName: 'rules', source: { files } });
  if (errors?.length !== 0) throw new Error(JSON.stringify(errors));
  return {
    allows: async ({ method, path, request, resource }) => {
      const variables = { request, resource };
      const context = {
        rulesetName: 'rules',
        service: 'firebase.storage',
        path,
        method,
        variables,
      };
      const { result } = await ask('verify', context);
      if (typeof result?.permit !== 'boolean') throw new Error(`no verdict on ${method} ${path}`);
      const asked = { ruleset: 'rules', service: context.service, path, method, variables };
      records.push({ kind: 'storage', source, asked, documents: fields, allowed: result.permit });
      return result.permit;
    },
    close: async () => {
      await writeRecording(recording, records);
      child.stdin.end();
      await ended;
    },
  };
}

interface Answer {
  readonly id?: number;
  readonly errors?: readonly unknown[];
  readonly result?: { readonly permit?: boolean };
  readonly server_request_id?: number;
  readonly context?: { readonly path: string };
}

/** A line that is not JSON is for the log, and fails the waiting test. */
function readAnswer(line: string): Answer {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`the Storage rules say: ${line}`);
  }
}

function fetched(documents: Readonly<Record<string, object>>, path: string): object {
  const fields = documents[path.replace('/databases/(default)/documents/', '')];
  return fields
    ? { status: 'ok', result: { name: path, fields }, errors: [], warnings: [] }
    : { status: 'not_found', errors: [], warnings: [] };
}
