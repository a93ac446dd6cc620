const MAX_DEPTH = 12;

/**
 * A path within an uploaded paper, as one form: no leading `./`, no empty, `.` or `..` parts, no
 * backslashes or control characters. Null for one that could mean another place.
 */
export function paperPath(path: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
  if (/[\\\u0000-\u001f\u007f]/.test(path) || path.startsWith('/')) return null;
  const parts = path
    .normalize('NFC')
    .replace(/^(\.\/)+/, '')
    .split('/');
  if (parts.length > MAX_DEPTH) return null;
  return parts.some((part) => !part || part === '.' || part === '..') ? null : parts.join('/');
}
