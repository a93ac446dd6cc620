import type { ErrorCode } from '@quire/model/errors';
import { CallError } from '../../data/call-error.ts';
import { messageOf } from '../message-of.ts';
import type { Taken } from './upload-ports.ts';

/** What has arrived is good as it is: only the look into it is repeated. */
const TRY_AGAIN: readonly ErrorCode[] = ['page/unavailable', 'call/failed', 'file/scanner-away'];

/** Asks the function that takes a file up, and says where it did not. */
export async function takeUp<Result>(ask: () => Promise<Result>): Promise<Taken<Result>> {
  try {
    return { ok: true, result: await ask() };
  } catch (error) {
    const code = error instanceof CallError ? error.code : 'call/failed';
    return { ok: false, problem: messageOf(error), again: TRY_AGAIN.includes(code) };
  }
}
