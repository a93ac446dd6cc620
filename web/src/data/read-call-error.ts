import { SubmissionProblemSchema } from '@quire/model/calls/calls';
import { SavedByOtherSchema } from '@quire/model/calls/records';
import { ERRORS, type ErrorCode } from '@quire/model/errors';
import { z } from 'zod';
import { CallError } from './call-error.ts';

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in ERRORS;

const FailureSchema = z.object({
  code: z.string().optional(),
  details: z
    .object({
      code: z.custom<ErrorCode>(isCode),
      field: z.string().optional(),
      problems: z.array(SubmissionProblemSchema).optional(),
      values: z.record(z.string(), z.string()).optional(),
      current: SavedByOtherSchema.optional(),
    })
    .optional()
    .catch(undefined),
});

/** What the SDK's own codes mean, where no function of ours has said more. */
const MEANING: Readonly<Record<string, ErrorCode>> = {
  unauthenticated: 'account/signed-out',
  'permission-denied': 'access/denied',
  'invalid-argument': 'input/invalid',
  'resource-exhausted': 'sign-in/throttled',
};

/** Whatever a call rejected with, as a failure that has words. Nobody there to ask reads as such. */
export function readCallError(thrown: unknown): CallError {
  if (thrown instanceof CallError) return thrown;
  const { code = '', details } = FailureSchema.safeParse(thrown).data ?? {};
  if (details) return new CallError(details.code, { ...details, cause: thrown });
  const meaning = MEANING[code.replace(/^functions\//, '')];
  return new CallError(meaning ?? 'page/unavailable', { cause: thrown });
}
