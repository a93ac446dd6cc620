import { fetchStoredFile } from '../data/live/fetch-stored-file.ts';
import { saveFile } from '../ui/files/save-file.ts';

interface StoredFile {
  readonly path: string;
  readonly name: string;
}

/**
 * Saves a file of a submission or an article under its name. It is not opened, as an SVG could run a
 * script in our origin. Rejects with `CallError` if it is refused.
 */
export async function saveStoredFile({ path, name }: StoredFile): Promise<void> {
  saveFile(await fetchStoredFile(path), name);
}
