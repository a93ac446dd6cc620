import { fetchStoredFile } from '../../data/live/fetch-stored-file.ts';

interface Saved {
  readonly path: string;
  readonly name: string;
}

/** Saves a file of a submission under the name its author gave it. Rejects where it is refused. */
export async function saveFile({ path, name }: Saved): Promise<void> {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(await fetchStoredFile(path));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
