import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The last lines of the logs that say most about a part, newest last; empty where there are none. */
export async function logTail(logs: string, part: string, lines = 12): Promise<string> {
  const files = /demo/i.test(part)
    ? ['demo.log']
    : [...(/firestore/i.test(part) ? ['firestore-debug.log'] : []), 'firebase.log'];
  const texts: string[] = [];
  for (const file of files) {
    const text = await readFile(join(logs, file), 'utf8').catch(() => '');
    const tail = text.trimEnd().split('\n').slice(-lines).join('\n');
    if (tail) texts.push(`${join(logs, file)}:\n${tail}`);
  }
  return texts.join('\n\n');
}
