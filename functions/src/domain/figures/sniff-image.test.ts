import { expect, it } from 'vitest';
import { sniffImage } from './sniff-image.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['png', '\x89PNG\r\n\x1a\n....'],
  ['jpeg', '\xff\xd8\xff\xe0....'],
  ['gif', 'GIF89a....'],
  ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['avif', '\0\0\0\x1cftypavif'],
  ['tiff', 'II*\0....'],
  ['pdf', '%PDF-1.7\n'],
  ['eps', '%!PS-Adobe-3.0 EPSF-3.0'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['svg', '\n<?xml version="1.0"?><!-- a drawing -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>'],
  [null, '<html><svg></svg></html>'],
  [null, '<svgfoo>'],
  [null, 'PK\x03\x04'],
  [null, 'a text about <svg>'],
  [null, ''],
])('recognises %s', (kind, text) => {
  expect(sniffImage(bytes(text))).toBe(kind);
});
