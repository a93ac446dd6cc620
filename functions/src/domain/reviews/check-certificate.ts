import type { CALLS } from '@quire/model/calls/calls';
import { CERTIFICATES } from '@quire/model/collections';
import { CertificateSchema } from '@quire/model/entities/review-link';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { typedCode } from './certificate-code.ts';

/**
 * `checkCertificate`: whether a code is one of ours, and for which journal and year. Nothing else is
 * returned.
 */
export async function checkCertificate(
  { db }: Pick<SubmissionPorts, 'db'>,
  { code: typed }: { readonly code: string },
): Promise<z.input<typeof CALLS.checkCertificate.response>> {
  const code = typedCode(typed);
  const stored = code && (await db.collection(CERTIFICATES).doc(code).get());
  const certificate = stored && readRecord(stored, CertificateSchema);
  if (!certificate) return { valid: false };
  return { valid: true, journal: certificate.journalTitle, year: certificate.year };
}
