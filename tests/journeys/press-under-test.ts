import { z } from 'zod';
import { AddressesSchema } from '../../local/src/stack/addresses.ts';

/** Where the press under test answers, and how its demo people sign in. */
export const PressUnderTestSchema = AddressesSchema.extend({
  password: z.string(),
  /** Where it keeps its data: commands find it there. */
  home: z.string(),
  /** Whether institutions are found in an ROR of ours, and names in an ORCID of ours. */
  hasRegistries: z.boolean(),
});
export type PressUnderTest = z.infer<typeof PressUnderTestSchema>;
