import type { Row } from '../../../data/live/office/list-request.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { EXPORT_FORMATS, type ExportFormatName } from './export-formats.ts';
import type { ListDescription } from './list-description.ts';

/** Saves rows of a list as a file, with the columns shown. */
export async function saveListFile<T>(
  list: ListDescription<T>,
  shown: readonly string[],
  pages: readonly (readonly Row<T>[])[],
  format: ExportFormatName,
): Promise<void> {
  const columns = list.columns.filter(({ key, csv }) => csv && shown.includes(key));
  const day = new Date().toISOString().slice(0, 10);
  const { type, file } = EXPORT_FORMATS[format];
  const parts = await file(list.name, columns, pages);
  saveFile(new Blob(parts, { type }), `${list.id}-${day}.${format}`);
}
