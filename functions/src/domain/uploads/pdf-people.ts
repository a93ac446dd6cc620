import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { elementTexts } from '@quire/content/docx/xml-text';

const XMP_MOST_BYTES = 1024 * 1024;

function xmpOf(document: PDFDocument): string {
  const stream = document.catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream) || stream.contents.length > XMP_MOST_BYTES) return '';
  return new TextDecoder().decode(decodePDFRawStream(stream).decode()).slice(0, XMP_MOST_BYTES);
}

/** The names in `dc:creator`'s list (XMP part 1, 8.4). */
function xmpCreators(xmp: string): string[] {
  const list = /<dc:creator>([\s\S]*?)<\/dc:creator>/.exec(xmp)?.[1] ?? '';
  return elementTexts(list, ['rdf:li']);
}

/**
 * The authors of a PDF, by its Info dictionary and its XMP packet. Empty where it cannot be read.
 */
export async function pdfPeople(bytes: Uint8Array): Promise<string[]> {
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: false,
    });
    return [document.getAuthor() ?? '', ...xmpCreators(xmpOf(document))];
  } catch {
    return [];
  }
}
