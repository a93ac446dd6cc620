/** Title, authors, identifiers and licence inside a PDF that staff have added. */
import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { type PdfFacts, setXmp } from '../../platform/pdf/xmp-packet.ts';

/** A file is read whole, and takes several times as much memory. */
const DESCRIBED_MAX_BYTES = 30 * 1024 * 1024;

/** A change would break a signature. */
function isSigned({ catalog }: PDFDocument): boolean {
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  const flags = form?.lookupMaybe(PDFName.of('SigFlags'), PDFNumber)?.asNumber() ?? 0;
  return flags !== 0 || catalog.has(PDFName.of('Perms'));
}

/** Its packet says that it follows PDF/A, PDF/UA or PDF/X, whose packets have rules of their own. */
function claimsStandard({ catalog, context }: PDFDocument): boolean {
  const packet = context.lookup(catalog.get(PDFName.of('Metadata')));
  if (!(packet instanceof PDFRawStream)) return false;
  const text = Buffer.from(decodePDFRawStream(packet).decode()).toString('latin1');
  return /pdf(?:a|ua|x)id\b/.test(text);
}

/**
 * The same PDF with these facts in its document information and its XMP packet. As it is where it is signed, encrypted, too
 * large, follows a standard for archives, or cannot be read.
 */
export async function describeUploadedPdf(bytes: Uint8Array, facts: PdfFacts): Promise<Uint8Array> {
  if (bytes.length > DESCRIBED_MAX_BYTES) return bytes;
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    // The library reads an invalid file as a document without pages.
    if (pdf.getPageCount() === 0 || isSigned(pdf) || claimsStandard(pdf)) return bytes;
    pdf.setTitle(facts.title, { showInWindowTitleBar: true });
    pdf.setAuthor(facts.authors.join(', '));
    pdf.setKeywords([...facts.keywords]);
    if (facts.doi) pdf.setSubject(`https://doi.org/${facts.doi}`);
    if (!pdf.catalog.has(PDFName.of('Lang'))) pdf.setLanguage(facts.language);
    setXmp(pdf, facts);
    return await pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
  } catch {
    return bytes;
  }
}
