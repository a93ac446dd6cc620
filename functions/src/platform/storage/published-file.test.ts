import { expect, it } from 'vitest';
import { downloadType, fileOfMediaPath } from './published-file.ts';

it('names the file in Storage, its type and its tag', () => {
  expect(fileOfMediaPath('/media/CES/creeks/body-0a1b.html')).toEqual({
    path: 'published/CES/creeks/body-0a1b.html',
    contentType: 'text/html; charset=utf-8',
    etag: '"body-0a1b.html"',
    isHtml: true,
    isAttachment: false,
  });
  expect(fileOfMediaPath('/media/CES/creeks/0a1b-480.webp')?.contentType).toBe('image/webp');
});

it.each([
  '/media/CES/creeks/a.svg',
  '/media/CES/creeks/a.js',
  '/media/CES/creeks/a.constructor',
  '/media/CES/creeks/a.html.pdf.exe',
  '/media/CES/creeks/',
  '/media/CES/creeks/sub/a.pdf',
  '/media/CES/../a.pdf',
  '/media/CES/%2e%2e/a.pdf',
  '/media/pages/about~/a.pdf',
  '/media/pages/about~..~x/a.pdf',
  '/media/pa~ges/about/a.pdf',
  '/media/CES/creeks/..%2f..%2farticles%2fx.pdf',
  '/mediaX/CES/creeks/a.pdf',
])('finds nothing at %s', (path) => {
  expect(fileOfMediaPath(path)).toBeNull();
});

it('names what is only ever saved', () => {
  expect(fileOfMediaPath('/media/pages/journals~latex_template/0a1b.zip')).toMatchObject({
    path: 'published/pages/journals~latex_template/0a1b.zip',
    contentType: 'application/zip',
    isAttachment: true,
  });
});

it('hands out a figure as its author sent it to be saved alone, a drawing too', () => {
  for (const [ending, contentType] of [
    ['svg', 'image/svg+xml'],
    ['pdf', 'application/pdf'],
    ['tif', 'image/tiff'],
    ['png', 'image/png'],
  ]) {
    const file = fileOfMediaPath(`/media/CES/creeks/original-0a1b.${ending}`);
    expect(file).toMatchObject({ contentType, isAttachment: true, isHtml: false });
  }
  for (const name of ['original-0a1b.xml', 'originals-0a1b.svg', 'original.svg'])
    expect(fileOfMediaPath(`/media/CES/creeks/${name}`), name).toBeNull();
});

it('names a citation as the article it cites', () => {
  expect(fileOfMediaPath('/media/CES/creeks/cite-0a1b.ris')).toMatchObject({
    contentType: 'application/x-research-info-systems; charset=utf-8',
    isAttachment: true,
    saveAs: 'CES-creeks.ris',
  });
});

it('lets staff offer what a browser saves or shows harmlessly, and nothing else', () => {
  expect(downloadType('Template.ZIP')?.extension).toBe('zip');
  expect(downloadType('guide.pdf')?.contentType).toBe('application/pdf');
  for (const name of ['a.html', 'a.svg', 'a.js', 'a.xml', 'a', 'a.toString']) {
    expect(downloadType(name), name).toBeNull();
  }
});
