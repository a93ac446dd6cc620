import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { setXmp } from '../../platform/pdf/xmp-packet.ts';
import { describeUploadedPdf } from './describe-uploaded-pdf.ts';

const FACTS = {
  title: 'Mud & silt, α ≠ β',
  authors: ['Maren Holt', 'Ida Ree'],
  doi: '10.5555/ces.1',
  keywords: ['ebb', 'flood'],
  language: 'en',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  url: 'https://press.example/article/CES/1-1/mud',
};

async function upload(change: (pdf: PDFDocument) => void = () => {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.setTitle('Microsoft Word - final_v7.docx');
  pdf.setProducer('Word');
  change(pdf);
  return pdf.save();
}

const packetOf = (pdf: PDFDocument): string => {
  const packet = pdf.context.lookup(pdf.catalog.get(PDFName.of('Metadata')));
  if (!(packet instanceof PDFRawStream)) throw new Error('no packet');
  return Buffer.from(packet.getContents()).toString('utf8');
};

describe('a PDF that staff have added', () => {
  it('says what it is: title, authors, identifiers and licence', async () => {
    const pdf = await PDFDocument.load(await describeUploadedPdf(await upload(), FACTS), {
      updateMetadata: false,
    });
    expect(pdf.getPageCount()).toBe(1);
    expect([pdf.getTitle(), pdf.getAuthor(), pdf.getProducer()]).toEqual([
      'Mud & silt, α ≠ β',
      'Maren Holt, Ida Ree',
      'Word',
    ]);
    const packet = packetOf(pdf);
    expect(packet).toContain('Mud &amp; silt, α ≠ β');
    expect(packet).toContain('<prism:doi>10.5555/ces.1</prism:doi>');
    expect(packet).toContain(`<xmpRights:WebStatement>${FACTS.licenceUrl}</`);
    // Nothing is said that is not known here.
    expect(packet).not.toMatch(/dc:publisher|dc:date|prism:volume/);
  });

  it.each([
    [
      'is signed',
      (pdf: PDFDocument) => {
        pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ Fields: [], SigFlags: 3 }));
      },
    ],
    [
      'follows PDF/A',
      (pdf: PDFDocument) => setXmp(pdf, { ...FACTS, title: 'x', url: 'pdfaid:part' }),
    ],
  ])('stays as it is where it %s', async (_, change) => {
    const bytes = await upload(change);
    expect(await describeUploadedPdf(bytes, FACTS)).toBe(bytes);
  });

  it('stays as it is where it cannot be read', async () => {
    const bytes = Buffer.from('%PDF-1.4 and nothing else');
    expect(await describeUploadedPdf(bytes, FACTS)).toBe(bytes);
  });
});
