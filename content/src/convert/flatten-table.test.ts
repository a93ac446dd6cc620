import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

describe('tables with merged cells', () => {
  it('say the heads above a column in one', () => {
    const head =
      '<tr><th rowspan="2">Site</th><th colspan="2">Depth</th></tr><tr><th>least</th><th>most</th></tr>';
    const body = '<tr><td>A</td><td>1</td><td>2</td></tr>';
    const flat = '| Site | Depth: least | Depth: most |\n| - | - | - |\n| A | 1 | 2 |\n';
    expect(htmlToMarkdown(`<table><thead>${head}</thead><tbody>${body}</tbody></table>`)).toBe(
      flat,
    );
    // Word marks no head where its author has not done so.
    expect(htmlToMarkdown(`<table>${head.replace(/(?<=<\/?)th/g, 'td')}${body}</table>`)).toBe(
      flat,
    );
  });

  it('keep each value in its column below a cell that spans rows', () => {
    const rows =
      '<tr><td>Site</td><td>Year</td><td>Depth</td></tr><tr><td rowspan="2">A</td><td>1</td><td>2</td></tr>' +
      '<tr><td colspan="2">none</td></tr><tr><td>B</td><td>3</td><td>4</td></tr>';
    expect(htmlToMarkdown(`<table>${rows}</table>`)).toBe(
      '| Site | Year | Depth |\n| - | - | - |\n| A | 1 | 2 |\n| | none | |\n| B | 3 | 4 |\n',
    );
  });

  it('do not grow without end for a wrong number', () => {
    const made = htmlToMarkdown('<table><tr><td colspan="9999999">x</td></tr></table>');
    expect(made.length).toBeLessThan(2_000);
  });
});
