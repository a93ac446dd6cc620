import { PDFiumLibrary } from '@hyzyla/pdfium';

/** A page taller than this many times its width is not a figure. */
const MAX_RATIO = 6;

let library: Promise<PDFiumLibrary> | undefined;

/** Draws the first page of a PDF as PNG on white. Throws for a damaged or locked file. */
export async function renderPdf(pdf: Uint8Array, width: number): Promise<Uint8Array> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    if (originalHeight > originalWidth * MAX_RATIO) throw new Error('its page is too tall');
    const { default: sharp } = await import('sharp');
    const { data } = await page.render({
      scale: width / originalWidth,
      render: ({ data: rgba, width: w, height: h }) => {
        const raw = { width: w, height: h, channels: 4 as const };
        return sharp(rgba, { raw }).png({ compressionLevel: 1 }).toBuffer();
      },
    });
    return data;
  } finally {
    document.destroy();
  }
}
