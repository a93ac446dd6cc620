import type { Element, ElementContent } from 'hast';
import type { Table, TableCell } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { bodyWord } from '../run/body-words.ts';
import type { Run } from '../run/run.ts';
import { hastElement, text } from '../tree/build.ts';
import { captionLabel } from './figure.ts';

type Convert = (cell: TableCell) => ElementContent[];
type Row = Table['children'][number];

const isEmpty = (row: Row | undefined) =>
  row?.children.every((cell) => cell.children.length === 0) ?? true;
const isBold = (row: Row | undefined) =>
  row?.children.every(({ children: [first, ...rest] }) =>
    first === undefined ? true : first.type === 'strong' && rest.length === 0,
  ) ?? false;

/** An ISSN, an ORCID iD, a range: browsers would break these after a hyphen. */
const NUMBERS = /^\d[\dX.,]*([-–]\d[\dX.,]*)+$/;

function rowOf(row: Row, tag: 'th' | 'td', table: Table, convert: Convert): Element {
  const cells = row.children.map((cell, column) => {
    const align = table.align?.[column];
    const className = [
      ...(align ? [`align-${align}`] : []),
      ...(NUMBERS.test(plainText(cell).trim()) ? ['unbroken'] : []),
    ];
    const properties = {
      ...(className.length > 0 ? { className } : {}),
      ...(tag === 'th' && cell.children.length > 0 ? { scope: 'col' } : {}),
    };
    // An empty header cell is not a header of anything.
    const name = cell.children.length === 0 ? 'td' : tag;
    return hastElement(name, properties, convert(cell));
  });
  return hastElement('tr', {}, cells);
}

/** What a table without a number is called by those who cannot see it: by its columns. */
function nameOf(head: Row | undefined, { words }: Run): string {
  const columns = head?.children.map((cell) => plainText(cell).trim()).filter(Boolean) ?? [];
  const name =
    columns.length > 0
      ? bodyWord(words, 'tableOf', { columns: columns.join(', ') })
      : bodyWord(words, 'table');
  return name.length > 120 ? `${name.slice(0, 117)}…` : name;
}

/** Makes rows of the same length, so that the table is one. */
function pad(table: Table): void {
  const width = Math.max(...table.children.map((row) => row.children.length));
  for (const row of table.children) {
    while (row.children.length < width) row.children.push({ type: 'tableCell', children: [] });
  }
}

/** A table in a frame that scrolls, with a keyboard too; its caption stays in place above. */
export function table(node: Table, caption: ElementContent[], convert: Convert, run: Run): Element {
  pad(node);
  const rows = [...node.children];
  let head = rows.shift();
  // Pandoc writes an empty header for tables that have none; a bold first row is one.
  if (isEmpty(head)) head = isBold(rows[0]) && !isEmpty(rows[0]) ? rows.shift() : undefined;
  const parts = [
    ...(head ? [hastElement('thead', {}, [rowOf(head, 'th', node, convert)])] : []),
    hastElement(
      'tbody',
      {},
      rows.map((row) => rowOf(row, 'td', node, convert)),
    ),
  ];
  const { number, word = bodyWord(run.words, 'table') } = node.data ?? {};
  // Only what has a name of its own is a landmark.
  const [ariaLabel, role] =
    number === undefined ? [nameOf(head, run), 'group'] : [`${word} ${number}`, 'region'];
  const scroll = { className: ['table-scroll'], tabIndex: 0, role, ariaLabel };
  const frame = hastElement('div', scroll, [hastElement('table', {}, parts)]);
  if (number === undefined) return hastElement('figure', { className: ['table-figure'] }, [frame]);
  const words = caption.length > 0 ? [text(' '), ...caption] : [];
  const label = captionLabel(`${word} ${number}`, run);
  const id = node.data?.id === undefined ? {} : { id: node.data.id };
  return hastElement('figure', { className: ['table-figure'], ...id }, [
    hastElement('figcaption', {}, [label, ...words]),
    frame,
  ]);
}
