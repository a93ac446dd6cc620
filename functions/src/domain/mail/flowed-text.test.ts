import { describe, expect, it } from 'vitest';
import { flowedText } from './flowed-text.ts';

/** As a receiver reads it according to RFC 3676. */
function joined(flowed: string): string {
  const out: string[] = [];
  let goesOn = false;
  for (const raw of flowed.split('\n')) {
    const line = raw.startsWith(' ') ? raw.slice(1) : raw;
    out.push(goesOn ? `${out.pop()}${line}` : line);
    goesOn = line.endsWith(' ') && line !== '-- ';
  }
  return out.join('\n');
}
const LONG = 'The editor of Coastal Earth Systems has decided on your manuscript. '
  .repeat(9)
  .trim();
const LINK = `https://press.example/submission/${'a'.repeat(90)}`;

describe('the text part of a mail', () => {
  it.each([
    ['a long paragraph', LONG],
    ['several paragraphs and a signature', `Dear Anselm,\n\n${LONG}\n\n-- \nThe press`],
    ['a quotation', `> ${LONG}`],
    ['a line that begins with From', `From the first page on: ${LONG}`],
    ['an indented list', `• One\n  ${LONG}`],
  ])('is read as it was written: %s', (_, text) => {
    const flowed = flowedText(text);
    expect(joined(flowed)).toBe(text);
    for (const line of flowed.split('\n')) expect(line.length).toBeLessThanOrEqual(78);
  });

  it('keeps an address whole, however long', () => {
    const flowed = flowedText(`Open it here, please: ${LINK} and read what the editor says there.`);
    expect(flowed.split('\n').map((line) => line.trim())).toContain(LINK);
    expect(flowedText(LINK)).toBe(LINK);
  });

  it('does not treat the end of a typed line as a continuation', () => {
    expect(flowedText('One \nTwo')).toBe('One\nTwo');
  });
});
