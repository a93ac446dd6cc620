/**
 * A name for these files: the same choice has the same name, so that what has arrived of it before
 * the page was closed need not be sent again.
 */
export async function batchOf(files: readonly File[]): Promise<string> {
  const said = files
    .map(
      ({ name, webkitRelativePath, size, lastModified }) =>
        `${webkitRelativePath || name}|${size}|${lastModified}`,
    )
    .toSorted()
    .join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said));
  const letters = [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `b${letters.slice(0, 24)}`;
}
