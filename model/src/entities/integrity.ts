import { z } from 'zod';
import { ReferenceCheckSchema } from './retracted-work.ts';

const Names = z.array(z.string());

/** Another submission of the press that is like this one. */
export const SimilarSubmissionSchema = z.object({
  submission: z.string(),
  number: z.string(),
  journal: z.string(),
  /** How much of the wording of title and abstract they have in common, from 0 to 1. */
  likeness: z.number().min(0).max(1),
  /** Files of this submission that are part of the other as well, byte for byte. */
  files: Names,
  /** Whether an author's address is in both. */
  sharesAuthors: z.boolean(),
  /** Whether the other was still open when this was looked at. */
  isOpen: z.boolean(),
});
export type SimilarSubmission = z.infer<typeof SimilarSubmissionSchema>;

const NamedSchema = z.object({ name: z.string(), email: z.string() });

/** `submissions/{id}/integrity/found`: what the press found when it was last sent. */
export const IntegritySchema = z.object({
  at: z.iso.datetime(),
  similar: z.array(SimilarSubmissionSchema),
  /** The authors of the version that was sent first. */
  firstAuthors: z.array(NamedSchema),
  /** What has changed in the list of authors since. */
  changes: z.object({ added: Names, removed: Names, isReordered: z.boolean() }),
  /** Whether it cites what was retracted; absent: it was checked before there was such a check. */
  references: ReferenceCheckSchema.optional(),
});
export type Integrity = z.infer<typeof IntegritySchema>;

/** `fingerprints/{submissionId}`. Addresses and files by their hashes. */
export const FingerprintSchema = z.object({
  number: z.string(),
  journal: z.string(),
  /** `wordingSketch` of title and abstract. */
  sketch: z.array(z.string()),
  files: z.array(z.string()),
  authors: z.array(z.string()),
  at: z.iso.datetime(),
});
export type Fingerprint = z.infer<typeof FingerprintSchema>;
