import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { readApart } from './read-apart.ts';

const jats = (meta: string) =>
  strToU8(`<article><front><article-meta>${meta}</article-meta></front></article>`);
const paper = jats('<title-group><article-title>Tides</article-title></title-group>');

it('returns what a file contains', async () => {
  expect(await readApart({ what: 'offered', format: 'xml', bytes: paper })).toMatchObject({
    title: 'Tides',
  });
  const parts = new Map([['docProps/core.xml', '<dc:creator>Ada</dc:creator>']]);
  expect(await readApart({ what: 'names', format: 'docx', parts })).toEqual(['Ada']);
});

it('stops reading after a time, and does not block others meanwhile', async () => {
  const parts = new Map([['docProps/core.xml', '<dc:creator '.repeat(80_000)]]);
  let turns = 0;
  const clock = setInterval(() => {
    turns += 1;
  }, 50);
  expect(await readApart({ what: 'names', format: 'docx', parts }, 1_000)).toBeNull();
  clearInterval(clock);
  expect(turns).toBeGreaterThan(5);
});

it('returns nothing for an unreadable file', async () => {
  const bytes = strToU8('no archive');
  expect(await readApart({ what: 'text', format: 'docx', bytes, known: [] })).toBeNull();
});
