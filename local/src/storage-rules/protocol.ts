import { isJson, type Json } from './json.ts';

/** A line from firebase-tools; what else its `runtime.js` may send is `unknown`. */
export type Incoming =
  | { readonly kind: 'load'; readonly id: number; readonly name: string; readonly files: File[] }
  | { readonly kind: 'verify'; readonly id: number; readonly verify: VerifyRequest }
  /** Its answer to a document that was asked for, under the id of the verify that asked. */
  | {
      readonly kind: 'document';
      readonly id: number;
      readonly status: string;
      readonly result: unknown;
    }
  | { readonly kind: 'unknown'; readonly id: number | null; readonly what: string };

export interface File {
  readonly name: string;
  readonly content: string;
}

export interface VerifyRequest {
  readonly ruleset: string;
  readonly service: string;
  readonly path: string;
  readonly method: string;
  /** `request`, `resource` and whatever overrides them, as expression values. */
  readonly variables: Json;
}

/** Reads one line. Never throws: what is not understood comes back as such. */
export function readLine(line: string): Incoming {
  let wire: unknown;
  try {
    wire = JSON.parse(line);
  } catch {
    return { kind: 'unknown', id: null, what: 'a line that is no JSON' };
  }
  if (!isJson(wire) || typeof wire.id !== 'number')
    return { kind: 'unknown', id: null, what: 'a request without an id' };
  const { id, action, context } = wire;
  if (action === 'load_ruleset') return readLoad(id, context);
  if (action === 'verify') return readVerify(id, context);
  if (action === undefined && typeof wire.status === 'string')
    return { kind: 'document', id, status: wire.status, result: wire.result };
  return { kind: 'unknown', id, what: `the action ${JSON.stringify(action)}` };
}

function readLoad(id: number, context: unknown): Incoming {
  const source = isJson(context) ? context.source : undefined;
  const files = isJson(source) && Array.isArray(source.files) ? source.files : undefined;
  if (!isJson(context) || typeof context.rulesetName !== 'string' || files === undefined)
    return { kind: 'unknown', id, what: 'a load_ruleset without name or files' };
  const read = files.flatMap((f: unknown): File[] =>
    isJson(f) && typeof f.content === 'string'
      ? [{ name: typeof f.name === 'string' ? f.name : 'storage.rules', content: f.content }]
      : [],
  );
  return { kind: 'load', id, name: context.rulesetName, files: read };
}

function readVerify(id: number, context: unknown): Incoming {
  if (
    !isJson(context) ||
    typeof context.rulesetName !== 'string' ||
    typeof context.service !== 'string' ||
    typeof context.path !== 'string' ||
    typeof context.method !== 'string' ||
    !isJson(context.variables)
  )
    return { kind: 'unknown', id, what: 'a verify without ruleset, service, path or variables' };
  const { rulesetName, service, path, method, variables } = context;
  return { kind: 'verify', id, verify: { ruleset: rulesetName, service, path, method, variables } };
}
