import { getDocument, type PDFDocumentProxy, PDFWorker } from 'unpdf/pdfjs';

export interface OpenedPdf {
  readonly pages: PDFDocumentProxy;
  /** Ends the worker. What is being drawn fails. */
  close(): void;
}

/** Opens a PDF in a worker of its own. Rejects for a file that is none, or that is protected by a password. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port: thread });
  const close = () => thread.terminate();
  try {
    // Neither forms nor scripts of a manuscript are anything to a reviewer; the page's policy allows no WebAssembly.
    const task = getDocument({ data: bytes, worker, enableXfa: false, useWasm: false });
    return { pages: await task.promise, close };
  } catch (error) {
    close();
    throw error;
  }
}
