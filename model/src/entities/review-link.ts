/** Secrets behind which a review, or the proof of one, is found. */
import { z } from 'zod';

const Instant = z.iso.datetime();

/** `reviewLinks/{sha256 of the secret}`. For functions only. */
export const ReviewLinkSchema = z.object({
  submission: z.string(),
  review: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: Instant.optional(),
});
export type ReviewLink = z.infer<typeof ReviewLinkSchema>;

/** `certificates/{code}`: what the public check says. For functions only. */
export const CertificateSchema = z.object({
  journal: z.string(),
  journalTitle: z.string(),
  year: z.number().int(),
});
