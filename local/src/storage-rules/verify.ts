import { DocumentNeeded, LookupFailed, type RulesRequest, type Verdict } from '../rules/request.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { Context } from '../rules/run/context.ts';
import { decide } from '../rules/run/decide.ts';
import { map, NULL, type RulesMap, type RulesValue, string } from '../rules/values/rules-value.ts';
import type { Fields } from '../values/value.ts';
import { readExpressionValue, UnknownExpressionValue } from './expression-value.ts';
import type { VerifyRequest } from './protocol.ts';

/** The documents that earlier rounds of the same request fetched, by their path. */
type Fetched = ReadonlyMap<string, Fields | null>;

type Judged =
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'needs'; readonly path: readonly string[] };

/** Judges a request on an object, or says which document has to be fetched first. */
export function verify(ruleset: Ruleset, asked: VerifyRequest, fetched: Fetched): Judged {
  const question = readQuestion(asked);
  if ('refused' in question) return denied(question.refused);
  try {
    const { request, resource } = readVariables(asked);
    const lookup: RulesRequest['lookup'] = (path) => {
      // Published: rules of Storage see the default database only.
      if (path[1] !== '(default)')
        throw new LookupFailed('RULES_LOOKUP', `${path[1]} is not the default database`);
      const fields = fetched.get(path.join('/'));
      if (fields === undefined) throw new DocumentNeeded(path);
      return fields;
    };
    const context = new Context({ service: 'firebase.storage', request, resource, lookup });
    return { kind: 'verdict', verdict: decide(ruleset, question, () => context) };
  } catch (error) {
    if (error instanceof DocumentNeeded) return { kind: 'needs', path: error.path };
    if (error instanceof UnknownExpressionValue) return denied(error.message);
    throw error;
  }
}

const denied = (reason: string): Judged => ({
  kind: 'verdict',
  verdict: { allowed: false, trace: [`not understood: ${reason}`] },
});

const METHODS: ReadonlySet<string> = new Set(['get', 'list', 'create', 'update', 'delete']);
const isMethod = (name: string): name is RulesRequest['method'] => METHODS.has(name);

function readQuestion({ service, method, path }: VerifyRequest) {
  if (service !== 'firebase.storage') return { refused: `the service ${service}` };
  if (!isMethod(method)) return { refused: `the method ${method}` };
  const target = path.split('/').slice(1);
  // An empty segment (`a//b`) cannot be told from none in a pattern.
  if (!path.startsWith('/') || target.includes('')) return { refused: `the path ${path}` };
  return { method, target, service } as const;
}

function readVariables({ variables, method }: VerifyRequest): {
  request: RulesValue;
  resource: RulesValue;
} {
  const { request, resource, ...others } = variables;
  const unknown = Object.keys(others);
  if (unknown.length > 0) throw new UnknownExpressionValue(`the variables ${unknown.join(', ')}`);
  const read = readExpressionValue(request);
  if (read.type !== 'map') throw new UnknownExpressionValue('request is no map');
  const entries = new Map(read.entries);
  const written = entries.get('resource');
  if (written?.type === 'map') entries.set('resource', asGoogle(written, method));
  else entries.delete('resource');
  return {
    request: map(new Map([['params', map(new Map())], ...entries, ['method', string(method)]])),
    resource: resource === undefined ? NULL : readExpressionValue(resource),
  };
}

/** Seen of Google's Storage: what the server will only give an object is null until it has. */
const GIVEN_LATER = ['generation', 'metageneration', 'etag'];

/**
 * `request.resource` as rules see it in Google's Storage, which says less than the emulator: no times,
 * nothing that an upload gets on arrival, and null where there is no metadata. (Others have published
 * what they saw: github.com/davideast/pyric, stdlib-realstorage-request-resource-fields.)
 */
function asGoogle({ entries }: RulesMap, method: string): RulesValue {
  const seen = new Map(entries);
  seen.delete('timeCreated');
  seen.delete('updated');
  if (method === 'create') for (const name of GIVEN_LATER) if (seen.has(name)) seen.set(name, NULL);
  const metadata = seen.get('metadata');
  if (metadata?.type === 'map' && metadata.entries.size === 0) seen.set('metadata', NULL);
  return map(seen);
}
