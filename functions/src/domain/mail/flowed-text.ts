/** RFC 3676, 4.2: no line longer than 78 characters, including the trailing space. */
const MOST = 77;
const SIGNATURE = '-- ';

/** RFC 3676, 4.4: a line that looks like a quotation or a mailbox separator gets a leading space. */
const stuffed = (line: string): string => (/^(?:[ >]|From )/.test(line) ? ` ${line}` : line);

function wrapped(line: string): string {
  const lines: string[] = [];
  let rest = stuffed(line);
  while (rest.length > MOST) {
    const within = rest.lastIndexOf(' ', MOST - 1);
    // A word longer than the line is not broken: links must stay whole.
    const end =
      within > 0 && rest.slice(0, within).trim() !== '' ? within : rest.indexOf(' ', MOST);
    if (end < 0) break;
    lines.push(`${rest.slice(0, end)} `);
    rest = stuffed(rest.slice(end + 1));
  }
  return [...lines, rest].join('\n');
}

/**
 * The text part of a mail as `format=flowed` (RFC 3676), in lines that every mail program can show. A line that ends with
 * a space continues on the next, so a program with a narrow window can wrap the text again.
 */
export const flowedText = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => (line === SIGNATURE ? line : wrapped(line.trimEnd())))
    .join('\n');
