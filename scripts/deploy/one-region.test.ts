import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toBackend } from 'firebase-tools/lib/deploy/functions/build.js';
import { ParamValue } from 'firebase-tools/lib/deploy/functions/params.js';
import { buildFromV1Alpha1 } from 'firebase-tools/lib/deploy/functions/runtimes/discovery/v1alpha1.js';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';

/** As Google names regions: a part of the world, a direction, a number. */
const REGION =
  /\b(?:us|europe|asia|australia|africa|me|southamerica|northamerica)-(?:central|north|south|east|west|northeast|southeast|northwest|southwest)\d+\b/;
const SOURCES =
  /^(?:model|content|web|functions|demo|scripts)\/.*\.(?:ts|tsx|mjs)$|^firebase\.json$/;

it('names a region in one place', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const sources = files
    .split('\n')
    .filter((file) => SOURCES.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter((file) => REGION.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([
    'model/src/constants.ts',
  ]);
});

it('is put into every function by firebase-tools', () => {
  const [region, name] = ['{{ params.PRESS_REGION }}', 'site'];
  const endpoints = { [name]: { entryPoint: name, region, platform: 'gcfv2', httpsTrigger: {} } };
  const build = buildFromV1Alpha1(
    { specVersion: 'v1alpha1', endpoints, params: [], requiredAPIs: [] },
    ...(['press', 'elsewhere1', 'nodejs24'] as const),
  );
  const value = new ParamValue('somewhere1', false, { string: true });
  expect(Object.keys(toBackend(build, { PRESS_REGION: value }).endpoints)).toEqual(['somewhere1']);
});
