import { expect, it } from 'vitest';
import { archivePath } from './archive-path.ts';

it('puts each file in the folder of its submission', () => {
  expect(archivePath('CES-2026-00003', 'creeks.docx', [])).toBe('CES-2026-00003/creeks.docx');
});

it('works without a folder', () => {
  expect(archivePath('', 'INV-1.pdf', ['INV-1.pdf'])).toBe('INV-1 (2).pdf');
  expect(archivePath('', '../x', [])).toBe('-x');
});

it('numbers files with the same name', () => {
  const taken = ['A/fig.png', 'A/fig (2).png', 'A/README'];
  expect(archivePath('A', 'fig.png', taken)).toBe('A/fig (3).png');
  expect(archivePath('A', 'README', taken)).toBe('A/README (2)');
  expect(archivePath('B', 'fig.png', taken)).toBe('B/fig.png');
});

it('never leaves the folder', () => {
  expect(archivePath('A', '../../etc/passwd', [])).toBe('A/-..-etc-passwd');
  expect(archivePath('..', '..', [])).toBe('file/file');
});
