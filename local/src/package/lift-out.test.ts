import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { assertFails, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp as deleteWebApp, initializeApp as initializeWebApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../ports/free-port.ts';
import { importsOf } from './imports-of.ts';
import {
  folderOf,
  makeOtherProject,
  type OtherProject,
  PACKAGE,
  readManifest,
} from './other-project.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if true;
      allow create: if request.resource.data.owner == request.auth.uid;
    }
  }
}
`;

const run = promisify(execFile);
setLogLevel('silent');
let project: OtherProject;
/** Of a person there: this Node, and nothing of our folders. */
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  project = makeOtherProject();
  env = {
    PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: project.folder,
  };
  given('firestore.rules', RULES);
});
afterAll(() => project.remove());

function given(name: string, text: string): void {
  writeFileSync(join(project.folder, name), text);
}

const isBelow = (folder: string, target: string) =>
  target === folder || target.startsWith(`${folder}/`);

describe('the sources', () => {
  it('import nothing but this package, Node and what package.json declares', () => {
    const { dependencies, devDependencies } = readManifest(PACKAGE);
    const declared = { ...dependencies, ...devDependencies };
    const strange = importsOf(join(PACKAGE, 'src'), /\.ts$/).filter(
      ({ target }) =>
        !isBelow(PACKAGE, target) && !target.startsWith('node:') && !(target in declared),
    );
    expect(strange).toEqual([]);
  });
});

describe('the installed package', () => {
  it('has what its package.json names, and no sources', () => {
    const { bin, exports } = readManifest(project.installed);
    // Only its own repository can reach the sources.
    const { './*': _, ...entries } = exports;
    const named = JSON.stringify([bin, entries]).match(/(?:dist|bin)\/[^"]+/g) ?? [];
    expect(named.length).toBeGreaterThan(Object.keys(bin).length);
    const missing = named.filter((path) => !existsSync(join(project.installed, path)));
    expect(missing).toEqual([]);
    expect(existsSync(join(project.installed, 'src'))).toBe(false);
    expect(existsSync(join(project.installed, 'LICENSE'))).toBe(true);
  });

  it('imports itself, Node and every one of its dependencies', () => {
    const { dependencies } = readManifest(project.installed);
    const packages = importsOf(project.installed, /\.m?js$|bin\/java$/)
      .map(({ target }) => target)
      .filter((target) => !isBelow(project.installed, target) && !target.startsWith('node:'));
    expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies).sort());
  });

  it('is typed', async () => {
    given(
      'typed.mts',
      `import { startFirestore } from '@quire/local/firestore';
       import { RulesCoverage } from '@quire/local/rules-coverage';
       import { coverageReport } from '@quire/local/coverage-report';
       import { compileRules } from '@quire/local/compile-rules';
       import { evaluate } from '@quire/local/evaluate-rules';
       export const { port }: { port: number } = await startFirestore({ rules: 'a.rules' });
       // @ts-expect-error There is no such option.
       await startFirestore({ rulez: 'a.rules' });
       export const report: string | undefined = coverageReport(new RulesCoverage())?.full;
       const compiled = compileRules('');
       export const judge = compiled.ok && evaluate.bind(null, compiled.ruleset);`,
    );
    const tsc = join(folderOf('typescript'), 'bin/tsc');
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--lib', 'es2024,dom'];
    const { stdout } = await run(tsc, [...flags, '--target', 'es2024', 'typed.mts'], {
      cwd: project.folder,
      env,
    }).catch((failed: { stdout: string }) => failed);
    expect(stdout).toBe('');
  });

  it('runs in the process of a test, and counts what the rules come to', async () => {
    given(
      'in-process.mjs',
      `import { startFirestore } from '@quire/local/firestore';
       import { RulesCoverage } from '@quire/local/rules-coverage';
       import { coverageReport } from '@quire/local/coverage-report';
       const coverage = new RulesCoverage();
       const { port, close } = await startFirestore({ rules: 'firestore.rules', coverage });
       const documents = 'v1/projects/p/databases/(default)/documents';
       const status = async (path) =>
         (await fetch(\`http://127.0.0.1:\${port}/\${documents}/\${path}\`)).status;
       console.log(await status('notes/none'), await status('secrets/none'));
       await close();
       console.log(coverageReport(coverage).full);`,
    );
    const { stdout } = await run(process.execPath, ['in-process.mjs'], {
      cwd: project.folder,
      env,
    });
    expect(stdout).toMatch(/^404 403\n/);
    expect(stdout).toContain('allow read');
  });

  it('runs under the unmodified firebase-tools', async () => {
    const [hub, logging, firestore, websocketPort] = await Promise.all([1, 2, 3, 4].map(freePort));
    const at = (port: number | undefined) => ({ host: '127.0.0.1', port });
    const emulators = {
      ui: { enabled: false },
      hub: at(hub),
      logging: at(logging),
      firestore: { ...at(firestore), websocketPort },
    };
    given('firebase.json', JSON.stringify({ firestore: { rules: 'firestore.rules' }, emulators }));
    given(
      'read.mjs',
      `const documents = 'v1/projects/demo-lifted/databases/(default)/documents';
       const url = \`http://\${process.env.FIRESTORE_EMULATOR_HOST}/\${documents}\`;
       console.log('STATUS', (await fetch(url + '/notes/none')).status);`,
    );
    const firebase = join(folderOf('firebase-tools'), 'lib/bin/firebase.js');
    const exec = ['emulators:exec', '--only', 'firestore', '--project', 'demo-lifted'];
    const { stdout } = await run(
      project.program('quire-firebase'),
      [process.execPath, firebase, ...exec, 'node read.mjs'],
      { cwd: project.folder, env },
    );
    expect(stdout).toContain('STATUS 404');
  });

  it('explains a decision of the rules', async () => {
    given('request.json', JSON.stringify({ method: 'get', path: 'secrets/one' }));
    const { stdout } = await run(project.program('quire-rules-explain'), ['request.json'], {
      cwd: project.folder,
      env,
    });
    expect(stdout).toMatch(/denied/i);
  });
});

describe('its server alone', () => {
  let child: ChildProcess;
  let port: number;
  beforeAll(async () => {
    const options = ['--port', '0', '--rules', 'firestore.rules'];
    child = spawn(project.program('quire-firestore'), options, { cwd: project.folder, env });
    let output = '';
    port = await new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk;
        const [, listening] = /now running on 127\.0\.0\.1:(\d+)/.exec(output) ?? [];
        if (listening) resolve(Number(listening));
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', () => reject(new Error(output)));
    });
  });
  afterAll(() => {
    child.kill();
  });

  it('serves the unchanged web SDK by its rules', async () => {
    const app = initializeWebApp({ projectId: 'lifted', apiKey: 'none' });
    const db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { user_id: 'ada' } });
    await setDoc(doc(db, 'notes/hers'), { owner: 'ada' });
    expect((await getDoc(doc(db, 'notes/hers'))).data()).toEqual({ owner: 'ada' });
    const theirs = setDoc(doc(db, 'notes/theirs'), { owner: 'bob' });
    await expect(theirs).rejects.toMatchObject({ code: 'permission-denied' });
    await deleteWebApp(app);
  });

  it('serves firebase-admin, which no rules bind', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
    const app = initializeApp({ projectId: 'lifted-admin' });
    const db = getAdminFirestore(app);
    await db.doc('secrets/one').set({ kept: true });
    expect((await db.doc('secrets/one').get()).data()).toEqual({ kept: true });
    await deleteApp(app);
    vi.unstubAllEnvs();
  });

  it('serves rules-unit-testing, with the rules of a test', async () => {
    const rules = RULES.replace('if true', 'if request.auth.uid == id');
    const firestore = { host: '127.0.0.1', port, rules };
    const environment = await initializeTestEnvironment({ projectId: 'lifted-rules', firestore });
    const db = environment.authenticatedContext('ada').firestore();
    expect((await db.doc('notes/ada').get()).exists).toBe(false);
    await assertFails(db.doc('notes/bob').get());
    await environment.cleanup();
  });
});
