/** What is typed into a form and printed on documents and in mails: without what nobody sees. */
import { z } from 'zod';
import { withoutUnseen } from './profile.ts';

const onOneLine = (text: string): string => withoutUnseen(text.replace(/\s+/g, ' ')).trim();

/** One line: a break in a name would write lines of its own into a mail or a payment code. */
export const typedLine = (max: number) => z.string().overwrite(onOneLine).max(max);

/** Several, of an address: none of them empty. */
export const typedLines = (max: number) =>
  z
    .string()
    .overwrite((text) =>
      text
        .split(/\r\n?|\n/)
        .map(onOneLine)
        .filter(Boolean)
        .join('\n'),
    )
    .max(max);
