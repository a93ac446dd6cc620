import type { Readable } from 'node:stream';

/**
 * Tells of each line of a stream, which only `\n` ends: what comes is JSON, in whose strings the other
 * ends of lines that Node knows (U+2028 in the name of an object) may stand as they are.
 */
export function readLines(input: Readable, tell: (line: string) => void): void {
  let parts: string[] = [];
  input.setEncoding('utf8').on('data', (chunk: string) => {
    const [first = '', ...more] = chunk.split('\n');
    parts.push(first);
    for (const next of more) {
      tell(parts.join(''));
      parts = [next];
    }
  });
}
