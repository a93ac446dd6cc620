/** A folder as a deployment finds it, without what takes long to build: our own settings, rules, indexes and functions' declaration. */
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../under-node-24.mjs';

/** Of Firebase's own description of functions (`v1alpha1`). */
interface FunctionsManifest {
  readonly endpoints: Readonly<Record<string, object>>;
  readonly params: readonly object[];
}

interface PressProject {
  readonly folder: string;
  readonly project: string;
  readonly manifest: FunctionsManifest;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Fills an empty folder. */
export async function pressProject({ folder, project, manifest, parameters }: PressProject) {
  const dist = join(folder, 'functions/dist');
  const client = join(folder, 'web/dist/client');
  await mkdir(dist, { recursive: true });
  await mkdir(client, { recursive: true });
  for (const file of [
    'firebase.json',
    'firestore.rules',
    'firestore.indexes.json',
    'storage.rules',
  ])
    await cp(join(ROOT, file), join(folder, file));
  const lines = Object.entries(parameters).map(([name, value]) => `${name}=${value}\n`);
  const requiredAPIs = [
    { api: 'cloudscheduler.googleapis.com', reason: 'Needed for scheduled functions.' },
  ];
  const files = {
    [join(folder, `functions/.env.${project}`)]: lines.join(''),
    [join(dist, 'package.json')]: JSON.stringify({
      ...{ name: 'quire-functions', type: 'module', main: 'index.js', engines: { node: '24' } },
      dependencies: { 'firebase-functions': '*' },
    }),
    [join(dist, 'index.js')]: '',
    // In its place, firebase-tools would load all functions.
    [join(dist, 'functions.yaml')]: JSON.stringify({
      ...{ specVersion: 'v1alpha1', requiredAPIs },
      ...manifest,
    }),
    [join(client, 'indexnow.txt')]: 'key\n',
    [join(client, 'style.css')]: 'body{}',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
  await symlink(join(ROOT, 'node_modules'), join(dist, 'node_modules'));
}
