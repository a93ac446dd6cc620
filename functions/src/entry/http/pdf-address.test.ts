import { articlePdfPath } from '@quire/model/paths';
import { describe, expect, it } from 'vitest';
import { isSamePath, pdfAddress } from './pdf-address.ts';

describe('the address of a PDF', () => {
  const meant = { jkey: 'CES', jissue: '1-1', work: { doi: '10.5555/ces.1' } };

  it.each([
    '/article/CES/1-1/10.5555/ces.1.pdf',
    '/article/CES/1-1/10.5555%2Fces.1.pdf',
    '/article/CES/1-1/10.5555/CES.1.PDF',
  ])('reads %s', (path) => {
    expect(pdfAddress(path)).toEqual(meant);
  });

  it('reads the key of an article without a DOI', () => {
    expect(pdfAddress('/article/CES/1-1/creeks.pdf')).toEqual({
      ...meant,
      work: { akey: 'creeks' },
    });
  });

  it.each([
    '/article/CES/1-1/a/b.pdf',
    '/article/CES/10.5555/.pdf',
    '/article/CES/1-1/%E0%A4.pdf',
    '/article/CES/1-1/..%2Fx.pdf',
  ])('finds neither DOI nor key in %s', (path) => {
    expect(pdfAddress(path)).toBeNull();
  });

  it('is restored from the path made for any DOI', () => {
    for (const doi of ['10.5555/a/b', '10.5555/s0001-(96)00013-9', '10.5555/ä?x#y%z', '10.1/..']) {
      const read = pdfAddress(articlePdfPath('CES', '1-1', doi));
      expect(read?.work ?? null).toEqual(doi.startsWith('10.5555') ? { doi } : null);
    }
  });
});

describe('two spellings of a path', () => {
  const canonical = articlePdfPath('CES', '1-1', '10.5555/ces.(1)');

  it('are equal if they differ only in escapes other than those of a slash', () => {
    expect(isSamePath('/article/CES/1-1/10.5555/ces.%281%29.pdf', canonical)).toBe(true);
    expect(isSamePath('/article/CES/1-1/10.5555%2Fces.(1).pdf', canonical)).toBe(false);
    expect(isSamePath('/article/CES/1-2/10.5555/ces.(1).pdf', canonical)).toBe(false);
  });
});
