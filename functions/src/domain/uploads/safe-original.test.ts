import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { safeOriginal } from './safe-original.ts';

const NAME = 'Ada Okoro';
const ARTICLE = 'CES~creeks';
const has = (bytes: Uint8Array | undefined, words: string) =>
  Buffer.from(bytes ?? []).includes(words);
const picture = () =>
  sharp({ create: { width: 6, height: 4, channels: 3, background: '#b3cde0' } }).withExif({
    IFD0: { Artist: NAME },
  });
const drawing = (inner: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);

async function pdfOf(pages: number): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) made.addPage([20, 20]);
  made.setAuthor(NAME);
  return made.save();
}

describe('the original of a figure', () => {
  it('keeps its picture and loses what identifies its author', async () => {
    for (const [kind, ending, bytes] of [
      ['png', 'png', await picture().png().toBuffer()],
      ['jpeg', 'jpg', await picture().jpeg().toBuffer()],
      ['tiff', 'tif', await picture().tiff().toBuffer()],
    ] as const) {
      // sharp writes no Exif into TIFF.
      expect(has(bytes, NAME), kind).toBe(kind !== 'tiff');
      const kept = await safeOriginal(ARTICLE, kind, bytes);
      expect(has(kept?.bytes, NAME), kind).toBe(false);
      expect(kept?.record).toMatchObject({ size: kept?.bytes.length });
      expect(kept?.record.path).toBe(
        `articles/CES~creeks/files/original-${kept?.record.sha256.slice(0, 20)}.${ending}`,
      );
      const [before, after] = await Promise.all(
        [bytes, kept?.bytes ?? bytes].map((each) => sharp(each).raw().toBuffer()),
      );
      expect(after, kind).toEqual(before);
    }
  });

  it('is a PDF of one page without names, or none', async () => {
    const kept = await safeOriginal(ARTICLE, 'pdf', await pdfOf(1));
    expect(kept?.record.contentType).toBe('application/pdf');
    const read = await PDFDocument.load(kept?.bytes ?? new Uint8Array());
    expect([read.getPageCount(), read.getAuthor()]).toEqual([1, undefined]);
    expect(await safeOriginal(ARTICLE, 'pdf', await pdfOf(2))).toBeNull();
  });

  it('is a drawing without scripts and external references', async () => {
    const plain = drawing('<!-- by Ada Okoro --><path d="M0 0h4"/>');
    const kept = await safeOriginal(ARTICLE, 'svg', plain);
    expect(has(kept?.bytes, '<path d="M0 0h4"/>') && !has(kept?.bytes, NAME)).toBe(true);
    for (const hostile of [
      drawing('<script>alert(1)</script>'),
      drawing('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
      drawing('<path d="M0 0" onclick="alert(1)"/>'),
      drawing('<path/>', 'onload = "alert(1)"'),
      drawing('<a href="javascript:alert(1)"><path/></a>'),
      drawing('<foreignObject><p>x</p></foreignObject>'),
      Buffer.from('<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ])
      expect(await safeOriginal(ARTICLE, 'svg', hostile), hostile.toString()).toBeNull();
  });

  it('is none where its bytes are invalid, or of a kind that is not offered', async () => {
    for (const kind of ['png', 'jpeg', 'tiff', 'gif', 'webp', 'svg', 'pdf'])
      expect(await safeOriginal(ARTICLE, kind, Buffer.from([0xff, 0, 1])), kind).toBeNull();
    const bytes = await picture().png().toBuffer();
    for (const kind of [null, 'eps', 'avif', 'constructor'])
      expect(await safeOriginal(ARTICLE, kind, bytes)).toBeNull();
  });
});
