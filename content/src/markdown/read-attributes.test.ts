import { describe, expect, it } from 'vitest';
import { readAttributes, takeTrailingAttributes } from './read-attributes.ts';

describe('attributes', () => {
  it('are read from several groups', () => {
    expect(readAttributes('{ width=70% }{#fig:a_b .wide alt="A map"} rest')).toEqual({
      attributes: { width: '70%', id: 'fig:a_b', class: 'wide', alt: 'A map' },
      rest: ' rest',
    });
  });

  it('may have braces in a quoted value', () => {
    const proof = '{#thm-a .proof title="Proof of \\cref{thm-a}, $\\mathrm{E}$"}';
    const attributes = {
      ...{ id: 'thm-a', class: 'proof' },
      title: 'Proof of \\cref{thm-a}, $\\mathrm{E}$',
    };
    expect(readAttributes(proof)).toEqual({ attributes, rest: '' });
    expect(takeTrailingAttributes(`Title ${proof}`)).toEqual({ attributes, rest: 'Title' });
  });

  it('leave braces alone that hold something else', () => {
    expect(readAttributes('{see there}')).toEqual({ attributes: {}, rest: '{see there}' });
  });

  it('are taken from the end of a heading', () => {
    expect(takeTrailingAttributes('Title {#sec:x}')).toEqual({
      attributes: { id: 'sec:x' },
      rest: 'Title',
    });
    expect(takeTrailingAttributes('The set {a, b}').rest).toBe('The set {a, b}');
  });
});
