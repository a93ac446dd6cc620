/** Gives the reader a text as a file. */
export function saveAsFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
