import { describe, expect, it } from 'vitest';
import { takeStatements } from './take-statements.ts';

const PAPER = '# Methods\n\nWe measured.\n\n# Funding\n\nNobody paid.\n\n# References\n';

describe('takeStatements', () => {
  it('takes a statement out of the text, and keeps the lines', () => {
    const { markdown, statements } = takeStatements(PAPER);
    expect(statements).toEqual({ funding: 'Nobody paid.' });
    expect(markdown.split('\n')).toHaveLength(PAPER.split('\n').length);
    expect(markdown).not.toContain('Funding');
    expect(markdown).toContain('# References');
  });

  it.each([
    ['Acknowledgments', 'acknowledgements'],
    ['Conflict of Interest', 'coiStatement'],
    ['5. Data availability:', 'dataAvailability'],
    ['Ethics statement', 'ethics'],
    ['Declaration of generative AI use', 'aiUse'],
    ['Declaration of Generative AI and AI-assisted Technologies in the Writing Process', 'aiUse'],
    ['Use of AI tools', 'aiUse'],
  ])('knows the heading %s', (heading, field) => {
    expect(takeStatements(`# A\n\nB.\n\n# ${heading}\n\nWords.`).statements).toEqual({
      [field]: 'Words.',
    });
  });

  it.each([
    ['with markup', PAPER.replace('Nobody', '*Nobody*')],
    ['with parts of its own', PAPER.replace('Nobody', '## By whom\n\nNobody')],
    ['in the middle of the paper', `${PAPER.replace('# References', '# Results')}\nMore.\n`],
    ['that is too long', PAPER.replace('Nobody paid.', 'Long. '.repeat(600))],
    ['that is empty', PAPER.replace('Nobody paid.\n\n', '')],
  ])('leaves one %s', (_, paper) => {
    expect(takeStatements(paper)).toEqual({ markdown: paper, statements: {} });
  });

  it('leaves what is known already', () => {
    expect(takeStatements(PAPER, new Set(['funding'])).markdown).toBe(PAPER);
  });
});
