import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { builtOf, emulatorConfig, readFirebaseJson } from './emulator-config.ts';
import { USUAL_PORTS } from './ports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const text = await readFile(new URL('../../../firebase.json', import.meta.url), 'utf8');
const schemaFile = `${root}/node_modules/firebase-tools/schema/firebase-config.json`;

test('keeps firebase.json to the schema of firebase-tools', async () => {
  const schema: object = JSON.parse(await readFile(schemaFile, 'utf8'));
  const validate = new Ajv({ allowUnionTypes: true, strict: false }).compile(schema);
  validate(JSON.parse(text));
  expect(validate.errors).toBeNull();
  validate({ hosting: { pubic: 'x' } });
  expect(validate.errors).not.toBeNull();
});

test('points every path at the project, and every part at this machine alone', () => {
  const json = readFirebaseJson(text);
  const config = emulatorConfig(json, USUAL_PORTS, '/p', '/p/.local/run', builtOf(json, '/p'));
  expect(config).toMatchObject({
    firestore: { rules: '/p/firestore.rules', indexes: '/p/firestore.indexes.json' },
    storage: { rules: '/p/storage.rules' },
    hosting: { public: '../../web/dist/client' },
    functions: [{ source: '../../functions/dist' }],
    emulators: { ui: { enabled: false }, hosting: { host: '127.0.0.1', port: 8000 } },
  });
});

test('serves pages through functions, files with a hash for ever', () => {
  const { hosting } = readFirebaseJson(text);
  const rewrites = Array.isArray(hosting.rewrites) ? hosting.rewrites : [];
  for (const [source, functionId] of [
    ['/media/**', 'media'],
    ['/count', 'count'],
    ['/card/events', 'cardEvents'],
    // `**` matches no name that begins with a point.
    ['/.well-known/**', 'site'],
  ]) {
    expect(rewrites).toContainEqual(
      expect.objectContaining({ source, function: expect.objectContaining({ functionId }) }),
    );
  }
  // Whatever has no address of its own is a page.
  expect(rewrites.at(-1)).toMatchObject({ source: '**', function: { functionId: 'site' } });
  expect(JSON.stringify(hosting.headers)).toContain('immutable');
});
