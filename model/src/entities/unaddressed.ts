import { z } from 'zod';

/** What a mail program would make a link of. */
const ADDRESS =
  /https?:|www\.|\/\/|[\w-]\.(com|net|org|info|biz|ru|cn|io|xyz|top|site|online|shop|club)\b/i;

/**
 * One line that a stranger types and a mail repeats to an address nobody has proved: it leads nowhere, or
 * the press would send everybody's advertising.
 */
export const unaddressed = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !ADDRESS.test(text), 'Leave addresses to the field for the website.');
