import { fetchStoredFile } from '../data/live/fetch-stored-file.ts';
import { saveFile } from '../ui/files/save-file.ts';

interface StoredFile {
  readonly path: string;
  readonly name: string;
}

/**
 * Saves a file of a submission or an article under its name. It is not opened: an SVG in a tab of ours could run a
 * script. Rejects with `CallError` where it is refused.
 */
export async function saveStoredFile({ path, name }: StoredFile): Promise<void> {
  saveFile(await fetchStoredFile(path), name);
}
