import { createHash } from 'node:crypto';
import { basename } from 'node:path';

const files = new Map<string, string>();

/** Four letters for a style module, derived from its name and its folder. */
function markOf(file: string): string {
  const path = file.replaceAll('\\', '/').split('?')[0] ?? file;
  const below = path.slice(path.lastIndexOf('/src/') + 1);
  const digest = createHash('sha256').update(below).digest();
  return [...digest.subarray(0, 4)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

/**
 * A class of a style module as pages have it: its name and the mark of its module, the same in
 * every build. Throws where two modules would share a mark.
 */
export function className(name: string, file: string): string {
  const mark = markOf(file);
  const known = files.get(mark) ?? file;
  if (known !== file) throw new Error(`${file} and ${known} have the same mark: rename one.`);
  files.set(mark, file);
  return `${name}_${mark}`;
}

/** The mark of a module, where a file is one. */
export function moduleMark(file: string): string | null {
  return /\.module\.css$/.test(basename(file.split('?')[0] ?? '')) ? markOf(file) : null;
}
