import { IMPORT_FILE_MAX_BYTES, MARKDOWN_MAX_BYTES } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { ARCHIVE_REFUSALS, FILE_MOST } from '../../../../editing/archive-refusals.ts';
import type { Renderer } from '../../../../editing/renderer.ts';
import type { EditorDocument } from '../stored/document-store.ts';

export type Opened =
  | {
      readonly kind: 'document';
      readonly document: EditorDocument;
      readonly leftOut: readonly string[];
    }
  | { readonly kind: 'markdown' | 'bibliography'; readonly text: string }
  | { readonly kind: 'picture' }
  | { readonly kind: 'refused'; readonly why: string };

/** What is converted to Markdown, or unpacked. */
const CONVERTED: readonly string[] = ['zip', 'tex', 'docx', 'odt', 'xml', 'ipynb'];

const refused = (why: string): Opened => ({ kind: 'refused', why });

/** UTF-8, or what Windows used to write. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);
  try {
    return decode('utf-8');
  } catch {
    return decode('windows-1252');
  }
}

/** What a file is to the document: by its ending, for systems know no type for most of these. */
export async function openFile(file: File, renderer: Renderer): Promise<Opened> {
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (file.size > IMPORT_FILE_MAX_BYTES) {
    return refused(t('editorTool.fileTooLarge', { name: file.name, size: FILE_MOST }));
  }
  if (CONVERTED.includes(ending)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const opened = await renderer.ask('open', { name: file.name, bytes });
    if (opened === 'zip/no-paper' && ending === 'tex')
      return refused(t('editorTool.onlyPart', { name: file.name }));
    if (opened === null) return refused(t('editorTool.notConverted', { name: file.name }));
    if (typeof opened === 'string') return refused(ARCHIVE_REFUSALS[opened]);
    const { markdown, bibliography, leftOut } = opened;
    const pictures = new Map(
      [...opened.pictures].map(([path, content]) => [
        path,
        new Blob([content], { type: typeOf(path) }),
      ]),
    );
    return { kind: 'document', document: { markdown, bibliography, pictures }, leftOut };
  }
  if (file.type.startsWith('image/')) return { kind: 'picture' };
  const isText = ['md', 'markdown', 'txt'].includes(ending);
  if (!isText && !['bib', 'json'].includes(ending)) {
    return refused(t('editorTool.unknownFile', { name: file.name }));
  }
  if (file.size > MARKDOWN_MAX_BYTES)
    return refused(t('editorTool.textTooLong', { name: file.name }));
  return { kind: isText ? 'markdown' : 'bibliography', text: await textOf(file) };
}

const TYPES: Readonly<Record<string, string>> = { jpg: 'jpeg', svg: 'svg+xml', tif: 'tiff' };

/** What a browser must be told to show a file as a picture. */
function typeOf(path: string): string {
  const ending = path.split('.').at(-1)?.toLowerCase() ?? '';
  if (ending === 'pdf') return 'application/pdf';
  return ending === 'eps' ? 'application/postscript' : `image/${TYPES[ending] ?? ending}`;
}
