/** Characters that some systems do not allow in file names, and those that would leave the folder. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]+/gu;
const safe = (name: string) => name.replace(UNSAFE, '-').replace(/^\.+/, '') || 'file';

/**
 * The path of a file in an archive, with a number if the name is taken.
 *
 * @param folder '' for none
 * @param taken the existing paths
 */
export function archivePath(folder: string, name: string, taken: readonly string[]): string {
  const path = folder === '' ? safe(name) : `${safe(folder)}/${safe(name)}`;
  if (!taken.includes(path)) return path;
  const dot = path.lastIndexOf('.');
  const [stem, ending] =
    dot > path.lastIndexOf('/') + 1 ? [path.slice(0, dot), path.slice(dot)] : [path, ''];
  for (let count = 2; ; count += 1) {
    const next = `${stem} (${count})${ending}`;
    if (!taken.includes(next)) return next;
  }
}
