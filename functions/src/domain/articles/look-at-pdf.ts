import { PDFDocument } from '@cantoo/pdf-lib';

/** Whether a PDF viewer can open it: it has pages, and no password. */
export async function opens(pdf: Uint8Array): Promise<boolean> {
  try {
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    return document.getPageCount() > 0;
  } catch {
    return false;
  }
}
