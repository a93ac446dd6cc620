import { gzipSync } from 'node:zlib';
import { makeDocx } from '@quire/content/testing/make-docx';
import type { FileFormat } from '@quire/model/entities/submission-file';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MemoryManuscripts } from '../../testing/memory-manuscripts.ts';
import { rangeReader } from './judge-file.ts';
import { scanStream } from './scan-stream.ts';
import { sniffFormat } from './sniff-format.ts';
import { readZipDirectory, readZipEntry } from './zip-directory.ts';

const picture = (format: 'png' | 'jpeg' | 'tiff' | 'webp' | 'gif') =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();
const store = new MemoryManuscripts();
async function sniff(bytes: Uint8Array, claimed: FileFormat) {
  store.put('file', bytes);
  const scan = await scanStream(store.stream('file'));
  const read = rangeReader(store, 'file');
  return sniffFormat(scan, claimed, await readZipDirectory(read, bytes.length));
}
const office = (main: string) =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), [main]: strToU8('<x/>') });
/** A silent frame of 128 kbit/s at 44.1 kHz. */
const frame = () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);
const MADE: Readonly<Partial<Record<FileFormat, () => Uint8Array | Promise<Uint8Array>>>> = {
  docx: () => makeDocx({ paragraphs: [] }),
  xlsx: () => office('xl/workbook.xml'),
  odt: () =>
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8('<x/>'),
      'META-INF/manifest.xml': strToU8('<x/>'),
    }),
  zip: () => zipSync({ 'main.tex': strToU8('x') }),
  png: () => picture('png'),
  jpeg: () => picture('jpeg'),
  tiff: () => picture('tiff'),
  gzip: () => gzipSync('x'),
  eps: () => strToU8('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\n'),
  mp4: () => strToU8('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41\0\0\0\x08free'),
  pdf: () => strToU8('%PDF-1.7\n1 0 obj\n'),
  xml: () => strToU8('<?xml version="1.0"?><!DOCTYPE article><article/>'),
  md: () => strToU8('# Größe\n\n<html> within the text is harmless.'),
  csv: () => strToU8('a,b\n1,2\n'),
  tex: () => strToU8('\\documentclass{article}'),
  code: () => strToU8('plot(x, y)'),
  ipynb: () => strToU8('{"nbformat": 4, "cells": []}'),
  svg: () =>
    strToU8('<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg"/>'),
  webp: () => picture('webp'),
  gif: () => picture('gif'),
  pptx: () => office('ppt/presentation.xml'),
  mp3: () => Buffer.concat(Array.from({ length: 4 }, frame)),
  vtt: () => strToU8('WEBVTT\n\n00:01.000 --> 00:02.000\nA wave breaks.\n'),
};

describe('the format of a file', () => {
  it.each(Object.entries(MADE))('is detected for %s', async (format, make) => {
    const bytes = await make();
    const claimed = format as FileFormat;
    expect(await sniff(bytes, claimed)).toBe(claimed);
    // Under another name it keeps its format, or has none; only texts look alike.
    const isText = ['xml', 'md', 'csv', 'tex', 'code', 'svg', 'vtt', 'ipynb'].includes(format);
    const other = format === 'png' ? 'jpeg' : 'png';
    expect(await sniff(bytes, other)).toBe(isText ? null : claimed);
  });

  it('is not text where it is not UTF-8 or has control characters', async () => {
    expect(await sniff(new Uint8Array([0xff, 0xfe, 0x61]), 'md')).toBeNull();
    expect(await sniff(strToU8('a\u0000b'), 'md')).toBeNull();
    // A character that is cut in the middle at the end.
    expect(await sniff(new Uint8Array([0x61, 0xc3]), 'md')).toBeNull();
  });

  it('may be in an older encoding where the file is only stored', async () => {
    const latin = Buffer.from('@article{a, title = {Größe}}', 'latin1');
    expect(await sniff(latin, 'tex')).toBe('tex');
    expect(await sniff(latin, 'md')).toBeNull();
    // UTF-16 contains zeros, as programs do.
    expect(await sniff(Buffer.from('a;b', 'utf16le'), 'csv')).toBeNull();
  });

  it('is a recording where its tags come first, and captions only with their first line', async () => {
    expect(await sniff(strToU8('ID3\u0004\0\0\0\0\u007f\u007f'), 'mp3')).toBe('mp3');
    expect(await sniff(strToU8('A wave breaks.'), 'mp3')).toBeNull();
    expect(await sniff(strToU8('A wave breaks.'), 'vtt')).toBeNull();
  });

  it('is a drawing only where its root is one', async () => {
    expect(await sniff(strToU8('<html><svg/></html>'), 'svg')).toBeNull();
    expect(await sniff(strToU8('plain words'), 'svg')).toBeNull();
    expect(await sniff(strToU8('<svg/>'), 'code')).toBeNull();
  });

  it('is not XML where its root is hidden after a long preamble', async () => {
    const hidden = `<!--${'x'.repeat(20_000)}--><svg xmlns="http://www.w3.org/2000/svg"/>`;
    expect(await sniff(strToU8(hidden), 'xml')).toBeNull();
  });
});

describe('an archive', () => {
  const bytes = zipSync({ 'a.txt': strToU8('x'.repeat(10_000)), 'b/c.txt': strToU8('y') });
  const open = async (archive: Uint8Array) => {
    store.put('zip', archive);
    const read = rangeReader(store, 'zip');
    return { read, entries: await readZipDirectory(read, archive.length) };
  };

  it('is listed without unpacking, and unpacked entry by entry', async () => {
    const { read, entries } = await open(bytes);
    expect(entries?.map(({ name, size }) => [name, size])).toEqual([
      ['a.txt', 10_000],
      ['b/c.txt', 1],
    ]);
    const [first] = entries ?? [];
    const unpacked = first && (await readZipEntry(read, first, 20_000));
    expect(unpacked?.length).toBe(10_000);
  });

  it('never unpacks to more than it declares, nor to more than the limit', async () => {
    const { read, entries } = await open(bytes);
    const [first] = entries ?? [];
    if (!first) throw new Error('no entry');
    expect(await readZipEntry(read, first, 9_999)).toBeNull();
    expect(await readZipEntry(read, { ...first, size: 100 }, 20_000)).toBeNull();
  });

  it('is refused where it is damaged anywhere', async () => {
    for (let at = 0; at < bytes.length; at += 7) {
      const { read, entries } = await open(bytes.slice(0, at));
      expect(entries).toBeNull();
      const damaged = bytes.slice();
      damaged[at] = 0xff;
      const other = await open(damaged);
      // Whatever the bytes, reading ends and throws nothing.
      for (const entry of other.entries ?? []) await readZipEntry(read, entry, 20_000);
    }
  });
});
