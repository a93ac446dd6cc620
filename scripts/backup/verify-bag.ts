import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesIn, textOf } from './backup-folder.ts';
import {
  DECLARATION_FILE,
  INFO_FILE,
  PAYLOAD,
  readManifestLine,
  staysWithin,
} from './bag-lines.ts';
import { filesBelow } from './files-below.ts';

/** `manifest-sha256.txt`, `tagmanifest-sha512.txt`. */
const MANIFEST_NAME = /^(tag)?manifest-(md5|sha1|sha256|sha512)\.txt$/;
const DECLARED = /^BagIt-Version: \d+\.\d+\r?\nTag-File-Character-Encoding: UTF-8\r?\n?$/;

async function hashOf(file: string, algorithm: string): Promise<string | null> {
  const hash = createHash(algorithm);
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}

/** Why this manifest does not say what is there. */
async function manifestFaults(
  folder: string,
  name: string,
  algorithm: string,
  payload: readonly string[] | null,
): Promise<string[]> {
  const faults: string[] = [];
  const listed = new Set<string>();
  for (const line of ((await textOf(join(folder, name))) ?? '').split(/\r?\n/)) {
    if (line === '') continue;
    const found = readManifestLine(line);
    if (!found) {
      faults.push(`${name} has a line that is no entry of a manifest: ${line.slice(0, 80)}`);
      continue;
    }
    const { path, hash } = found;
    if (listed.has(path)) faults.push(`${name} lists ${path} twice.`);
    listed.add(path);
    if (!staysWithin(path)) {
      faults.push(`${name} lists ${path}, which is not in the bag.`);
      continue;
    }
    const there = await hashOf(join(folder, path), algorithm);
    if (there === null) faults.push(`${path} is missing.`);
    else if (there !== hash) faults.push(`${path} is damaged: it is not what ${name} says.`);
  }
  for (const path of payload ?? []) {
    if (!listed.has(path)) faults.push(`${path} is not in ${name}.`);
  }
  return faults;
}

/** Of `Payload-Oxum`: the bytes and the number of files, where the bag says them. */
async function sizeFaults(folder: string, payload: readonly string[]): Promise<string[]> {
  const info = (await textOf(join(folder, INFO_FILE))) ?? '';
  const said = /^Payload-Oxum:[ \t]*(\S+)/im.exec(info)?.[1];
  if (said === undefined) return [];
  let bytes = 0;
  for (const path of payload) bytes += (await stat(join(folder, path))).size;
  const found = `${bytes}.${payload.length}`;
  return said === found
    ? []
    : [`The bag holds ${found} (bytes.files), and ${INFO_FILE} says ${said}.`];
}

/**
 * Why a folder is not a valid bag, each fault with the file it is about; none where it is. Every file is read. Bags of
 * which parts are still to be fetched are not complete.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8493#section-3
 */
export async function bagFaults(folder: string): Promise<string[]> {
  const declared = await textOf(join(folder, DECLARATION_FILE));
  if (declared === null) return [`${DECLARATION_FILE} is missing.`];
  if (!DECLARED.test(declared)) return [`${DECLARATION_FILE} is not as it has to be.`];
  const names = await filesIn(folder);
  if (!names.includes(PAYLOAD)) return [`The folder ${PAYLOAD} is missing.`];
  const payload = (await filesBelow(join(folder, PAYLOAD))).map((path) => `${PAYLOAD}/${path}`);
  const manifests = names.flatMap((name) => {
    const [, tag, algorithm] = MANIFEST_NAME.exec(name) ?? [];
    return algorithm ? [{ name, algorithm, isOfPayload: tag === undefined }] : [];
  });
  if (!manifests.some(({ isOfPayload }) => isOfPayload))
    return ['There is no manifest of the payload.'];
  const faults: string[] = [];
  for (const { name, algorithm, isOfPayload } of manifests) {
    faults.push(...(await manifestFaults(folder, name, algorithm, isOfPayload ? payload : null)));
  }
  return [...faults, ...(await sizeFaults(folder, payload))];
}
