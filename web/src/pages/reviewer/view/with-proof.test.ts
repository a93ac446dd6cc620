import { expect, it } from 'vitest';
import { withProof } from './with-proof.ts';

const file = (name: string, kind: 'manuscript' | 'figure') => ({
  ...{ id: name, name, kind, size: 9, label: '' },
});

it('offers a PDF proof behind a manuscript that can be converted, and behind no PDF', () => {
  const files = [file('manuscript.docx', 'manuscript'), file('figure-1.pdf', 'figure')];
  expect(withProof(files).map(({ id }) => id)).toEqual([
    'manuscript.docx',
    'proof',
    'figure-1.pdf',
  ]);
  const pdf = [file('manuscript.pdf', 'manuscript')];
  expect(withProof(pdf)).toBe(pdf);
});
