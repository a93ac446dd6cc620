import { z } from 'zod';

export const FUNDERS_MAX = 30;
export const AWARDS_MAX = 30;

/**
 * Who paid for the work, and by which grants. What readers' pages load only bounds the texts; their forms are checked
 * where they are typed, and by the publish gate (`funder-problems.ts`).
 */
export const FunderSchema = z.object({
  name: z.string().max(400),
  /** As an address: `https://ror.org/0472cxd90`. */
  ror: z.string().max(40).optional(),
  /** In Crossref's registry of funders: `10.13039/501100000780`. */
  funderDoi: z.string().max(100).optional(),
  /** Numbers, as the funder writes them. */
  awards: z.array(z.string().min(1).max(120)).max(AWARDS_MAX).default([]),
  /** Of a grant that has one itself: `10.3030/101000001`. */
  grantDoi: z.string().max(210).optional(),
});
export type Funder = z.infer<typeof FunderSchema>;
