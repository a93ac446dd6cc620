import type { ExportedPicture, ExportFormat, ShownPaper } from '../../../../editing/messages.ts';
import type { ShownPictures } from '../../../../editing/paper-preview/use-pictures.ts';
import type { Renderer } from '../../../../editing/renderer.ts';
import { saveFile } from '../../../../ui/files/save-file.ts';
import type { EditorDocument } from '../stored/document-store.ts';
import { asPng } from './as-png.ts';
import { dataUrl } from './data-url.ts';

interface Saved {
  readonly paper: ShownPaper;
  readonly document: EditorDocument;
}

/** The paper's folder as an archive, as `unpack` and the press's import read it. */
export async function saveFolder({ paper, document }: Saved, renderer: Renderer): Promise<void> {
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>([['paper.md', encoder.encode(document.markdown)]]);
  if (document.bibliography.trim()) {
    files.set(paper.bibliographyName, encoder.encode(document.bibliography));
  }
  for (const [path, picture] of document.pictures) {
    files.set(path, new Uint8Array(await picture.arrayBuffer()));
  }
  const archive = await renderer.ask('pack', { folder: paper.key, files });
  saveFile(new Blob([archive], { type: 'application/zip' }), `${paper.key}.zip`);
}

/** The paper in the format of another program, as shared papers are written in it. */
export async function saveExport(
  format: ExportFormat,
  { paper, document }: Saved,
  shown: ShownPictures,
  renderer: Renderer,
): Promise<void> {
  const pictures = new Map<string, ExportedPicture>();
  for (const [path, { blob, url, width, height, isShown }] of shown) {
    const isWritten = format !== 'docx' || /^image\/(png|jpeg)$/.test(blob.type);
    // Word shows two kinds of pictures: the others are drawn anew, where the browser can.
    const taken = isWritten ? blob : isShown ? await asPng(url, { width, height }) : null;
    if (taken) {
      const bytes = new Uint8Array(await taken.arrayBuffer());
      pictures.set(path, { bytes, width, height });
    }
  }
  const { markdown, bibliography } = document;
  const asked = { format, name: paper.key, markdown, bibliography, pictures };
  const { bytes, type, name } = await renderer.ask('export', asked);
  saveFile(new Blob([bytes], { type }), name);
}

/** The text alone, front matter included. */
export function saveText({ paper, document }: Saved): void {
  const type = 'text/markdown;charset=utf-8';
  saveFile(new Blob([document.markdown], { type }), `${paper.key}.md`);
}

/** The paper as one HTML file with everything in it. */
export async function savePage({ paper }: Saved, pictures: ShownPictures): Promise<void> {
  const [{ standaloneHtml }, { standaloneStyle }] = await Promise.all([
    import('./standalone-html.ts'),
    import('./standalone-style.ts'),
  ]);
  const css = await standaloneStyle(paper);
  const embedded = await Promise.all(
    [...pictures.values()].map(async ({ src, blob }) => [src, await dataUrl(blob)] as const),
  );
  const html = standaloneHtml({ paper, css, pictures: new Map(embedded) });
  saveFile(new Blob([html], { type: 'text/html;charset=utf-8' }), `${paper.key}.html`);
}
