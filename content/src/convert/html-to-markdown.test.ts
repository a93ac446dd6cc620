import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

test.each([
  [
    'what a sheet puts on the clipboard',
    '<html><body><table><!--StartFragment--><col width=64><tr><td>Site</td><td align=right>Depth</td></tr><tr><td>A|B</td><td align=right>1.5</td></tr><!--EndFragment--></table></body></html>',
    '| Site | Depth |\n| :- | -: |\n| A\\|B | 1.5 |\n',
  ],
  [
    'a table with a head, marks and raised signs',
    '<table><thead><tr><th>m<sup>2</sup></th></tr></thead><tbody><tr><td><b>1</b></td></tr></tbody></table>',
    '| m<sup>2</sup> |\n| - |\n| **1** |\n',
  ],
  [
    'raised and lowered signs in a list',
    '<ul><li>m<sup>2</sup> of mud</li><li><sup>3</sup>He<ul><li>x<sub>i</sub></li></ul></li></ul>',
    '- m<sup>2</sup> of mud\n- <sup>3</sup>He\n  - x<sub>i</sub>\n',
  ],
  [
    'a cell of two paragraphs',
    '<table><tr><th>A</th></tr><tr><td><p>three</p><p>four</p></td></tr></table>',
    '| A |\n| - |\n| three four |\n',
  ],
  ['words that look like markup', '<p>$5 @home *now*</p>', '\\$5 \\@home \\*now\\*\n'],
])('reads %s', (_, html, markdown) => {
  expect(htmlToMarkdown(html).replaceAll(':-', '-').replaceAll('-:', '-')).toBe(
    markdown.replaceAll(':-', '-').replaceAll('-:', '-'),
  );
});
