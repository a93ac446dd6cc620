import { describe, expect, it } from 'vitest';
import { fundersStated } from '../paper/funders-in-text.ts';
import { takeStatements } from '../paper/take-statements.ts';
import { statementSections } from './statement-sections.ts';

const read = (markdown: string) => takeStatements(statementSections(markdown));

describe('statementSections', () => {
  it('finds statements after bold labels, as in MDPI and Frontiers', () => {
    const { statements, markdown } = read(
      [
        ...['# Methods', '**Funding:** is a label in the text of ours.', '# Conclusions', 'Mud.'],
        ...['**Author Contributions:** A.H. did all.', '**Funding:** The Salt Board, grant 7.'],
        ...['**Data Availability Statement:** On request.', '**Conflicts of Interest:** None.'],
      ].join('\n\n'),
    );
    expect(statements).toEqual({
      funding: 'The Salt Board, grant 7.',
      dataAvailability: 'On request.',
      coiStatement: 'None.',
    });
    expect(markdown).toContain('**Funding:** is a label');
    expect(markdown).toContain('# Author Contributions\n\nA.H. did all.');
  });

  it('finds statements below a heading “Declarations”, as Springer sets them', () => {
    const { statements, markdown } = read(
      [
        ...['# Conclusions', 'Mud.', '# Declarations', '**Funding** None was received.'],
        ...['## Competing interests', 'None.', '## Consent for publication', 'Given.'],
      ].join('\n\n'),
    );
    expect(statements).toEqual({ funding: 'None was received.', coiStatement: 'None.' });
    expect(markdown).not.toContain('Declarations');
  });

  it('finds the funders that a statement names with their grants', () => {
    const { statements } = read(
      '# Conclusions\n\nMud.\n\n**Funding:** This research was funded by the Salt Board, grant number 7/b.',
    );
    expect(fundersStated(statements)).toEqual([{ name: 'Salt Board', awards: ['7/b'] }]);
  });

  it('leaves other bold words and headings as they are', () => {
    const text = '# One\n\n**Note:** Funding is scarce.\n\n## Two\n\nWords.';
    expect(statementSections(text)).toBe(text);
  });
});
