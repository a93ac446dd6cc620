/**
 * The one entry for every callable: the request is parsed by its schema of `CALLS`, the caller is
 * checked against the option, the response is parsed by its schema too, and errors become codes
 * that a page has words for. No internals are sent.
 */

import { APP_CHECKED_CALLS } from '@quire/model/calls/app-checked-calls';
import { CALLS, type CallName } from '@quire/model/calls/calls';
import { ERRORS, type ErrorCode, errorMessage } from '@quire/model/errors';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import type { z } from 'zod';
import {
  type Access,
  type Caller,
  callerOf,
  type IdToken,
  requireAccess,
} from '../../domain/access/caller.ts';
import { Refused, type RefusedDetails } from '../../platform/errors/refused.ts';
import { requestId } from '../../platform/logging/request-id.ts';
import { malformedField } from './well-formed.ts';

type CallRequest<Name extends CallName> = z.output<(typeof CALLS)[Name]['request']>;
export type CallResponse<Name extends CallName> = z.input<(typeof CALLS)[Name]['response']>;

interface CallContext<Who extends Access> {
  readonly caller: Who extends 'public' ? Caller | null : Caller;
  /** The network of the call, for throttles. */
  readonly network: string;
}
export type CallRun<Name extends CallName, Who extends Access> = (
  request: CallRequest<Name>,
  context: CallContext<Who>,
) => Promise<CallResponse<Name>>;

/** The part of a callable request that is read. */
export interface RawCall {
  readonly data: unknown;
  readonly auth?: IdToken | undefined;
  readonly network: string;
  /** Of the header `X-Firebase-AppCheck`. */
  readonly appToken?: string | undefined;
}
export interface CallPorts {
  readonly now: () => Date;
  readonly log: { error(message: string, data: Readonly<Record<string, unknown>>): void };
  /**
   * Whether the sessions of an account that began then have ended since, for example by a password
   * reset.
   */
  readonly isSessionOver: (caller: Caller) => Promise<boolean>;
  /** Throws `Refused` where App Check is on and the token is not valid. */
  readonly requireApp: (token: string | undefined) => Promise<void>;
}

const STATUS: Readonly<Record<number, FunctionsErrorCode>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'failed-precondition',
  410: 'failed-precondition',
  413: 'invalid-argument',
  415: 'invalid-argument',
  429: 'resource-exhausted',
  503: 'unavailable',
};

function httpsError(
  code: ErrorCode,
  { field, problems, values, current }: RefusedDetails = {},
): HttpsError {
  return new HttpsError(STATUS[ERRORS[code].status] ?? 'internal', errorMessage(code, values), {
    code,
    ...(field === undefined ? {} : { field }),
    ...(problems === undefined ? {} : { problems }),
    ...(values === undefined ? {} : { values }),
    ...(current === undefined ? {} : { current }),
  });
}

/** A request that its schema refuses, field by field. */
function invalid(error: z.ZodError): HttpsError {
  const problems = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const field = problems[0]?.field;
  return httpsError('input/invalid', { problems, ...(field ? { field } : {}) });
}

/**
 * Answers one call. Throws `HttpsError` with `details {code, field?, problems?, values?, current?}`; errors
 * other than `Refused` are logged as `call/failed` and sent with the reference of the request alone.
 */
export async function answerCall<Name extends CallName, Who extends Access>(
  ports: CallPorts,
  name: Name,
  access: Who,
  run: CallRun<Name, Who>,
  { data, auth, network, appToken }: RawCall,
): Promise<CallResponse<Name>> {
  try {
    if (APP_CHECKED_CALLS.has(name)) await ports.requireApp(appToken);
    const known = auth ? callerOf(auth) : null;
    // For a public call, a person without their second factor counts as a visitor.
    const caller = access === 'public' && known?.missingFactor ? null : known;
    if (access !== 'public') {
      const person = requireAccess(access, caller, ports.now());
      if (await ports.isSessionOver(person)) throw new Refused('account/signed-out');
    }
    const { request, response } = CALLS[name];
    const asked = request.safeParse(data ?? {});
    if (!asked.success) throw invalid(asked.error);
    const malformed = malformedField(asked.data);
    if (malformed !== null) throw httpsError('input/invalid', { field: malformed });
    // The schemas of a name belong together, which the table's type cannot express for a variable
    // name.
    const answer = await run(asked.data as CallRequest<Name>, {
      caller: caller as CallContext<Who>['caller'],
      network,
    });
    // Undefined fields are left out: Firebase would send null instead, which no schema accepts.
    return JSON.parse(JSON.stringify(response.parse(answer)));
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    if (error instanceof Refused) throw httpsError(error.code, error.details);
    ports.log.error('call/failed', { call: name, reason: String(error) });
    const reference = requestId();
    throw httpsError('call/failed', reference === undefined ? {} : { values: { reference } });
  }
}
