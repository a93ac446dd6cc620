import { readFileSync, statSync } from 'node:fs';

/**
 * A file's parsed content, read again whenever the file has changed. Fails as `parse` does the first
 * time; later, `complain` is called for a file that is gone or broken, and what was read last stays.
 */
export function watchFile<T>(
  file: string,
  parse: (text: string) => T,
  complain: (error: unknown) => void,
): () => T {
  let state = stateOf(file);
  let content = parse(readFileSync(file, 'utf8'));
  return () => {
    const now = stateOf(file);
    if (now === state) return content;
    state = now;
    try {
      content = parse(readFileSync(file, 'utf8'));
    } catch (error) {
      complain(error);
    }
    return content;
  };
}

/** Differs when the file does. */
function stateOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'gone';
}
