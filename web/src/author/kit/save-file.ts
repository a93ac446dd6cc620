import { fetchSubmissionFile } from '../../data/live/fetch-file.ts';

interface Saved {
  readonly path: string;
  readonly size: number;
  readonly name: string;
}

/** Saves a file of a submission under the name its author gave it. Rejects where it is refused. */
export async function saveFile({ path, size, name }: Saved): Promise<void> {
  const found = await fetchSubmissionFile(path, size);
  const link = document.createElement('a');
  link.download = name;
  if (typeof found === 'string') {
    link.href = found;
    // Whatever the browser shows instead of saving it does not take the place of this page.
    link.target = '_blank';
    link.rel = 'noopener';
    link.click();
    return;
  }
  link.href = URL.createObjectURL(found);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
