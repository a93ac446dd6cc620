import { afterAll, beforeAll, expect, it } from 'vitest';
import { RequestRecorder } from '../firestore/access/request-recorder.ts';
import { type RunningFirestore, startFirestore } from '../firestore/server.ts';
import { compileRules } from '../rules/compile.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { mutated } from './mutant.ts';
import { mutantsOf } from './mutants-of.ts';
import { replay } from './replay.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    function roles() { return request.auth.token.get('roles', []); }
    match /posts/{id} {
      allow get: if resource.data.open || (request.auth != null && resource.data.owner == request.auth.uid);
      allow list: if resource.data.open == true && request.query.limit <= 10;
      allow create: if request.resource.data.n >= 1 && request.resource.data.n <= 3
        && existsAfter(/databases/$(db)/documents/posts/$(id)/notes/first);
      allow update: if 'editor' in roles() ? true : request.resource.data.n == resource.data.n + 1;
      allow delete: if false;
      match /notes/{note} {
        function post() { return getAfter(/databases/$(db)/documents/posts/$(id)).data; }
        allow get: if get(/databases/$(db)/documents/posts/$(id)).data.open;
        allow create: if post().owner == request.auth.uid && !(post().n in [7]);
      }
    }
  }
}`;

const recorder = new RequestRecorder();
let server: RunningFirestore;
beforeAll(async () => {
  server = await startFirestore({ recorder });
});
afterAll(() => server.close());

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (uid: string, roles: readonly string[] = []) =>
  `${base64({ alg: 'none' })}.${base64({ sub: uid, user_id: uid, roles })}.`;
const ANN = token('ann');
const EVE = token('eve', ['editor']);

type Data = Readonly<Record<string, string | number | boolean>>;

function wire(data: Data): object {
  const fields = Object.entries(data).map(([name, value]) => {
    if (typeof value === 'string') return [name, { stringValue: value }];
    return [name, typeof value === 'number' ? { integerValue: value } : { booleanValue: value }];
  });
  return Object.fromEntries(fields);
}

/** Speaks to the server as a client does: the status says whether the rules let it pass. */
class Project {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }

  get #documents(): string {
    return `projects/${this.id}/databases/(default)/documents`;
  }

  async #ask(path: string, as: string | null, body?: object, method = 'POST'): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${server.port}/${path}`, {
      method: body ? method : 'GET',
      ...(as && { headers: { Authorization: `Bearer ${as}` } }),
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  async begin(content: string): Promise<void> {
    const files = [{ name: 'firestore.rules', content }];
    const rules = `emulator/v1/projects/${this.id}:securityRules`;
    expect(await this.#ask(rules, null, { rules: { files } }, 'PUT')).toBe(200);
    const open = { owner: 'ann', open: true, n: 1 };
    const seeds = { 'posts/open': open, 'posts/closed': { ...open, open: false } };
    await this.commit('owner', seeds);
    await this.commit('owner', {
      'posts/open/notes/a': { x: 1 },
      'posts/closed/notes/a': { x: 1 },
    });
  }

  get(as: string | null, path: string): Promise<number> {
    return this.#ask(`v1/${this.#documents}/${path}`, as);
  }

  commit(as: string | null, documents: Readonly<Record<string, Data>>): Promise<number> {
    const writes = Object.entries(documents).map(([path, data]) => ({
      update: { name: `${this.#documents}/${path}`, fields: wire(data) },
    }));
    return this.#ask(`v1/${this.#documents}:commit`, as, { writes });
  }

  remove(as: string, path: string): Promise<number> {
    const writes = [{ delete: `${this.#documents}/${path}` }];
    return this.#ask(`v1/${this.#documents}:commit`, as, { writes });
  }

  list(as: string | null, limit: number, open?: boolean): Promise<number> {
    const value = { booleanValue: open };
    const where = { fieldFilter: { field: { fieldPath: 'open' }, op: 'EQUAL', value } };
    const from = [{ collectionId: 'posts' }];
    const structuredQuery = { from, limit, ...(open === undefined ? {} : { where }) };
    return this.#ask(`v1/${this.#documents}:runQuery`, as, { structuredQuery });
  }
}

const created = (n: number, note = 'first') => ({
  'posts/new': { owner: 'ann', open: true, n },
  [`posts/new/notes/${note}`]: { x: 1 },
});
const ATTEMPTS: readonly ((project: Project) => Promise<number>)[] = [
  (project) => project.get(null, 'posts/open'),
  (project) => project.get(null, 'posts/closed'),
  (project) => project.get(ANN, 'posts/closed'),
  (project) => project.get(EVE, 'posts/closed'),
  (project) => project.get(EVE, 'posts/missing'),
  (project) => project.get(EVE, 'posts/open/notes/a'),
  (project) => project.get(EVE, 'posts/closed/notes/a'),
  (project) => project.list(null, 10, true),
  (project) => project.list(null, 11, true),
  (project) => project.list(null, 10, false),
  (project) => project.list(EVE, 10),
  ...[0, 1, 3, 4, 7].map((n) => (project: Project) => project.commit(ANN, created(n))),
  (project) => project.commit(ANN, created(1, 'second')),
  (project) => project.commit(EVE, created(1)),
  (project) => project.commit(ANN, { 'posts/open': { owner: 'ann', open: true, n: 2 } }),
  (project) => project.commit(ANN, { 'posts/open': { owner: 'ann', open: true, n: 3 } }),
  (project) => project.commit(EVE, { 'posts/open': { owner: 'ann', open: true, n: 9 } }),
  (project) => project.commit(EVE, { 'posts/open/notes/b': { x: 1 } }),
  (project) => project.remove(ANN, 'posts/open'),
];

async function reallyAllowed(name: string, rules: string): Promise<boolean[]> {
  const verdicts = ATTEMPTS.map(async (attempt, i) => {
    const project = new Project(`${name}-${i}`);
    await project.begin(rules);
    return (await attempt(project)) !== 403;
  });
  return Promise.all(verdicts);
}

function compiled(source: string): Ruleset {
  const result = compileRules(source);
  if (!result.ok) throw new Error(`${result.issues[0]?.message}`);
  return result.ruleset;
}

it('says of mutants what the server says when it runs with it', async () => {
  const original = await reallyAllowed('original', RULES);
  const records = ATTEMPTS.map((_, i) =>
    recorder.records.find((r) => r.project === `original-${i}`),
  );
  expect(records.map((record) => record?.allowed)).toEqual(original);
  // Some of every kind; all of them were tried when this was written.
  const mutants = mutantsOf(compiled(RULES)).filter((_, i) => i % 6 === 0);
  expect(mutants.length).toBeGreaterThan(10);
  let otherwise = 0;
  for (const [i, mutant] of mutants.entries()) {
    const source = mutated(RULES, mutant);
    const really = await reallyAllowed(`mutant-${i}`, source);
    const replayed = records.map((record) => record && replay(compiled(source), record));
    expect(replayed, `${mutant.what}: ${mutant.text}`).toEqual(really);
    if (really.some((allowed, j) => allowed !== original[j])) otherwise += 1;
  }
  // The sample says something: most mutants are judged otherwise by some request.
  expect(otherwise / mutants.length).toBeGreaterThan(0.6);
});
