import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access as canAccess, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { atOnce } from './at-once.ts';
import { HALF, PRIVATE_FILE, PRIVATE_FOLDER } from './backup-folder.ts';
import { openLines } from './open-lines.ts';
import type { ProjectAccess } from './project-access.ts';
import { listObjects, type ObjectFacts, objectLine, topFolderOf } from './stored-object.ts';
import { addToTally, type Tally } from './tally.ts';

const OBJECTS_AT_ONCE = 4;

/** Where the bytes of an object are kept in a backup: a name of any letters would not be a file's name everywhere. */
export function blobFile(folder: string, { name, generation }: ObjectFacts): string {
  const key = createHash('sha256').update(`${name}\n${generation}`).digest('hex');
  return join(folder, 'blobs', key.slice(0, 2), key);
}

/**
 * Writes every object of the bucket below `folder/blobs` and the list of them to `file`. What is there already is not
 * read again. An object that is deleted meanwhile is left out. Throws where bytes do not add up to what they should.
 */
export async function backUpObjects(
  access: ProjectAccess,
  folder: string,
  file: string,
  tell: (count: number) => void,
): Promise<{ tally: Tally; bytes: number }> {
  const tally: Tally = {};
  let [bytes, count] = [0, 0];
  tell(count);
  const list = await openLines(file);
  await atOnce(listObjects(access), OBJECTS_AT_ONCE, async (object) => {
    if (!(await keepBytes(access, folder, object))) return;
    await list.write(JSON.stringify(object));
    addToTally(tally, topFolderOf(object), objectLine(object));
    [bytes, count] = [bytes + object.size, count + 1];
    tell(count);
  });
  await list.close();
  return { tally, bytes };
}

/** Resolves to false where the object has gone. */
async function keepBytes(
  { bucket }: ProjectAccess,
  folder: string,
  object: ObjectFacts,
): Promise<boolean> {
  const file = blobFile(folder, object);
  const isThere = await canAccess(file).then(
    () => true,
    () => false,
  );
  if (isThere) return true;
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const half = `${file}${HALF}`;
  const [md5, counting] = md5Of();
  try {
    await pipeline(
      // As stored: what is compressed stays so.
      bucket.file(object.name).createReadStream({ decompress: false, validation: false }),
      counting,
      createWriteStream(half, { mode: PRIVATE_FILE, flush: true }),
    );
  } catch (error) {
    await rm(half, { force: true });
    if (error instanceof Error && 'code' in error && error.code === 404) return false;
    throw error;
  }
  const found = md5();
  if (object.md5Hash !== undefined && found !== object.md5Hash) {
    throw new Error(`${object.name} has changed or is damaged: ${found} is not ${object.md5Hash}.`);
  }
  await rename(half, file);
  return true;
}

/** What a stream's bytes add up to, in Google's writing, once it has ended. */
export function md5Of(): [() => string, Transform] {
  const hash = createHash('md5');
  const counting = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return [() => hash.digest('base64'), counting];
}
