/**
 * The lines of a bag's files (BagIt 1.0).
 *
 * @see https://www.rfc-editor.org/rfc/rfc8493
 */

/** The folder of what a bag holds. */
export const PAYLOAD = 'data';
export const DECLARATION_FILE = 'bagit.txt';
export const DECLARATION = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n';
export const INFO_FILE = 'bag-info.txt';

/** In a manifest, a path is one line. */
const encoded = (path: string): string =>
  path.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const decoded = (path: string): string =>
  path.replace(/%(25|0D|0A)/gi, (sign) => decodeURIComponent(sign));

export const manifestLine = (path: string, hash: string): string => `${hash}  ${encoded(path)}\n`;

/** The path and the hash of a line; null where it is none. */
export function readManifestLine(line: string): { path: string; hash: string } | null {
  const [, hash, path] = /^([0-9a-f]+)[ \t]+\*?(.+)$/i.exec(line) ?? [];
  return hash && path
    ? { hash: hash.toLowerCase(), path: decoded(path).replace(/^\.\//, '') }
    : null;
}

/** Whether a path stays within its bag. */
export const staysWithin = (path: string): boolean =>
  !/^[/~]|^[A-Za-z]:|\\/.test(path) && !path.split('/').includes('..');
