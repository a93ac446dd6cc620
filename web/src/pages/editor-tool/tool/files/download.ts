/** Gives a file to the person at the keyboard: nothing is fetched and nothing is sent. */
export function download(content: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has to have begun; a minute is long enough for any.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
