import {
  FILE_FORMATS,
  FILE_KINDS,
  type FileKind,
  formatOfName,
  sendInstead,
} from '@quire/model/entities/submission-file';
import { errorMessage } from '@quire/model/errors';
import { fileSize } from '../../../ui/text-page/file-size.ts';

/** The formats that a kind takes, as a person calls them. */
const formatsInWords = (kind: FileKind): string =>
  FILE_KINDS[kind].formats.map((format) => FILE_FORMATS[format].label).join(', ');

/** Why a file needs not be sent at all, or null: the function that receives it judges again. */
export function refuseFile(
  { name, size }: { readonly name: string; readonly size: number },
  kind: FileKind,
): string | null {
  const { formats, maxBytes } = FILE_KINDS[kind];
  if (size === 0) return errorMessage('file/empty', { name });
  const format = formatOfName(name);
  if (!format) return errorMessage('file/not-taken', { name, reason: sendInstead(name) });
  if (!formats.some((own) => own === format)) {
    return errorMessage('file/refused', { name, formats: formatsInWords(kind) });
  }
  if (size > maxBytes) {
    return errorMessage('file/too-large', { name, size: fileSize(size), most: fileSize(maxBytes) });
  }
  return null;
}
