import type { ErrorCode } from '@quire/model/errors';
import { CallError } from '../../data/call-error.ts';
import { messageOf } from '../message-of.ts';
import type { Taken } from './upload-ports.ts';

/** The upload itself succeeded: only its check has to be repeated. */
const TRY_AGAIN: readonly ErrorCode[] = ['page/unavailable', 'call/failed', 'file/scanner-away'];

/** Calls the function that stores an uploaded file; returns why it did not succeed. */
export async function takeUp<Result>(ask: () => Promise<Result>): Promise<Taken<Result>> {
  try {
    return { ok: true, result: await ask() };
  } catch (error) {
    const code = error instanceof CallError ? error.code : 'call/failed';
    return { ok: false, problem: messageOf(error), again: TRY_AGAIN.includes(code) };
  }
}
