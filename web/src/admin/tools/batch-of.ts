/**
 * A name for a choice of files. The same choice has the same name, so that an upload can continue
 * after the page was closed.
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
