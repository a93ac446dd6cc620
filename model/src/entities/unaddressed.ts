import { z } from 'zod';
import { t } from '../messages/t.ts';

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
    .refine((text) => !isLikeAnAddress(text), {
      error: () => t('fields.textLikeAddress'),
    });
