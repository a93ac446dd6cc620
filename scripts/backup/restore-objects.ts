import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { atOnce } from './at-once.ts';
import { blobFile, md5Of } from './back-up-objects.ts';
import { linesOf } from './backup-folder.ts';
import type { ProjectAccess } from './project-access.ts';
import { headersOf, listObjects, ObjectSchema, objectLine } from './stored-object.ts';

const OBJECTS_AT_ONCE = 4;
/** What is larger is sent in pieces, which a broken connection does not spoil. */
const IN_PIECES_BYTES = 5_000_000;

/** Writes every object of the list into the bucket. What is there already as it should be is not sent again. */
export async function restoreObjects(
  access: ProjectAccess,
  folder: string,
  list: string,
  tell: (count: number) => void,
): Promise<void> {
  const there = new Set<string>();
  for await (const object of listObjects(access)) there.add(objectLine(object));
  let count = 0;
  tell(count);
  await atOnce(linesOf(list), OBJECTS_AT_ONCE, async (line) => {
    const object = ObjectSchema.parse(JSON.parse(line));
    if (!there.has(objectLine(object))) {
      const [md5, counting] = md5Of();
      await pipeline(
        createReadStream(blobFile(folder, object)),
        counting,
        access.bucket.file(object.name).createWriteStream({
          resumable: !access.isLocal && object.size > IN_PIECES_BYTES,
          // Compared by ourselves, with what was backed up: the client compares with what it sent.
          validation: false,
          metadata: headersOf(object),
        }),
      );
      if (object.md5Hash !== undefined && md5() !== object.md5Hash) {
        throw new Error(`${object.name} is damaged in the backup.`);
      }
    }
    count += 1;
    tell(count);
  });
}
