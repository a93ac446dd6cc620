import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HALF, sha256Of, writeWhole } from './backup-folder.ts';
import { DECLARATION, DECLARATION_FILE, INFO_FILE, manifestLine, PAYLOAD } from './bag-lines.ts';
import { filesBelow } from './files-below.ts';

const MANIFEST_FILE = 'manifest-sha256.txt';

interface BagFacts {
  /** A day. */
  readonly baggedOn: string;
  /** The program that wrote it. */
  readonly agent: string;
  /** What the bag is a copy of. */
  readonly identifier: string;
}

/**
 * Makes a bag of a folder: what it holds is in its folder `data`, and is read once more for the manifest. `bagit.txt` is
 * written last, so a folder without it is not a whole bag.
 */
export async function writeBag(
  folder: string,
  { baggedOn, agent, identifier }: BagFacts,
): Promise<void> {
  const lines: string[] = [];
  let [bytes, count] = [0, 0];
  for (const path of await filesBelow(join(folder, PAYLOAD))) {
    const file = join(folder, PAYLOAD, path);
    if (path.endsWith(HALF)) {
      // What a broken backup has left behind.
      await rm(file);
      continue;
    }
    lines.push(manifestLine(`${PAYLOAD}/${path}`, await sha256Of(file)));
    bytes += (await stat(file)).size;
    count += 1;
  }
  const tags = {
    [MANIFEST_FILE]: lines.join(''),
    [INFO_FILE]: [
      `Bag-Software-Agent: ${agent}`,
      `Bagging-Date: ${baggedOn}`,
      `External-Identifier: ${identifier}`,
      `Payload-Oxum: ${bytes}.${count}`,
      '',
    ].join('\n'),
  };
  const named = Object.entries({ [DECLARATION_FILE]: DECLARATION, ...tags })
    .map(([name, text]) => manifestLine(name, createHash('sha256').update(text).digest('hex')))
    .join('');
  for (const [name, text] of Object.entries(tags)) await writeWhole(join(folder, name), text);
  await writeWhole(join(folder, `tag${MANIFEST_FILE}`), named);
  await writeWhole(join(folder, DECLARATION_FILE), DECLARATION);
}
