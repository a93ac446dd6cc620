import { z } from 'zod';

import { isLikeAnAddress } from './like-an-address.ts';

/**
 * One line that a stranger types and a mail repeats to an address nobody has proved: it leads nowhere, or
 * the press would send everybody's advertising.
 */
export const unaddressed = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine(
      (text) => !isLikeAnAddress(text),
      'This looks like a web address. Enter a space after each full stop, and the address in the field for the website.',
    );
