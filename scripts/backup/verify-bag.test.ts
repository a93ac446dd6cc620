import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCHEMA_FOLDER } from '../../functions/src/testing/validate-xml.ts';
import { bagFaults } from './verify-bag.ts';
import { writeBag } from './write-bag.ts';

const SUITE = join(SCHEMA_FOLDER, 'bagit/v1.0');
const hasSuite = existsSync(SUITE);
if (!hasSuite) console.warn('The conformance bags are not here: tests of them are skipped.');
const bagsOf = (kind: 'valid' | 'invalid') =>
  hasSuite ? readdirSync(join(SUITE, kind)).map((name) => join(SUITE, kind, name)) : [];

let folder: string;
const put = (path: string, text: string) => writeFile(join(folder, path), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quire-bag-'));
  await mkdir(join(folder, 'data/blobs'), { recursive: true });
  await put('data/list.jsonl', '{}\n');
  await put('data/blobs/100% of\nit', 'Tides.');
  await put('data/blobs/broken.half', 'Tid');
  await writeBag(folder, { baggedOn: '2026-06-01', agent: 'Quire 1', identifier: 'press' });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the bags of the conformance suite', () => {
  it.skipIf(!hasSuite)('are taken or refused as it says', async () => {
    const faultsOf = async (bags: readonly string[]) => {
      const all: string[][] = [];
      for (const bag of bags) all.push(await bagFaults(bag));
      return all;
    };
    const [valid, invalid] = [bagsOf('valid'), bagsOf('invalid')];
    expect(await faultsOf(valid)).toEqual(valid.map(() => []));
    expect(invalid.length).toBeGreaterThan(3);
    expect((await faultsOf(invalid)).filter((faults) => faults.length === 0)).toEqual([]);
  });
});

describe('a bag of ours', () => {
  it('is valid, and says so in the words of the standard', async () => {
    expect(await bagFaults(folder)).toEqual([]);
    expect(await readFile(join(folder, 'bagit.txt'), 'utf8')).toBe(
      'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n',
    );
    expect(await readFile(join(folder, 'bag-info.txt'), 'utf8')).toContain('Payload-Oxum: 9.2\n');
    expect(await readFile(join(folder, 'manifest-sha256.txt'), 'utf8')).toMatch(
      /^[0-9a-f]{64} {2}data\/blobs\/100%25 of%0Ait\n[0-9a-f]{64} {2}data\/list\.jsonl\n$/,
    );
  });

  it('is what another program finds valid: sha256sum', async () => {
    await rm(join(folder, 'data/blobs'), { recursive: true });
    await writeBag(folder, { baggedOn: '2026-06-01', agent: 'Quire 1', identifier: 'press' });
    for (const name of ['manifest-sha256.txt', 'tagmanifest-sha256.txt'])
      execFileSync('sha256sum', ['--check', '--strict', '--quiet', name], { cwd: folder });
  });

  it('names the file that is damaged, missing or not listed', async () => {
    await put('data/list.jsonl', '{ }\n');
    expect(await bagFaults(folder)).toEqual([
      'data/list.jsonl is damaged: it is not what manifest-sha256.txt says.',
      'The bag holds 10.2 (bytes.files), and bag-info.txt says 9.2.',
    ]);
    await rm(join(folder, 'data/list.jsonl'));
    expect((await bagFaults(folder))[0]).toBe('data/list.jsonl is missing.');
    await put('data/more', '');
    expect(await bagFaults(folder)).toContain('data/more is not in manifest-sha256.txt.');
  });

  it('is refused where a manifest was changed, or names what is elsewhere', async () => {
    const manifest = await readFile(join(folder, 'manifest-sha256.txt'), 'utf8');
    await put('manifest-sha256.txt', `${manifest}${'0'.repeat(64)}  data/../../secret\n`);
    const faults = await bagFaults(folder);
    expect(faults).toContain(
      'manifest-sha256.txt lists data/../../secret, which is not in the bag.',
    );
    expect(faults).toContain(
      'manifest-sha256.txt is damaged: it is not what tagmanifest-sha256.txt says.',
    );
  });
});
