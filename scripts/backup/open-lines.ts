import { open, rename } from 'node:fs/promises';
import { PRIVATE_FILE } from './backup-folder.ts';

/** A file that is written line by line and has its name once it is closed: until then it does not count. */
export async function openLines(
  file: string,
): Promise<{ write(line: string): Promise<void>; close(): Promise<void> }> {
  const half = `${file}.half`;
  const handle = await open(half, 'w', PRIVATE_FILE);
  let writing: Promise<unknown> = Promise.resolve();
  return {
    async write(line) {
      writing = writing.then(() => handle.appendFile(`${line}\n`));
      await writing;
    },
    async close() {
      await writing;
      await handle.sync();
      await handle.close();
      await rename(half, file);
    },
  };
}
