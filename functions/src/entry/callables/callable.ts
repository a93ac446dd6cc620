import type { CallName } from '@quire/model/calls/calls';
import type { Access } from '../../domain/access/caller.ts';
import {
  answerCall,
  type CallPorts,
  type CallResponse,
  type CallRun,
  type RawCall,
} from './answer-call.ts';

/** One call as its group's function answers it. */
export interface Callable<Name extends CallName> {
  readonly name: Name;
  readonly access: Access;
  /** Rejects with `HttpsError`: see `answerCall`. */
  answer(ports: CallPorts, asked: RawCall): Promise<CallResponse<Name>>;
}

/** A call of the press: `callable('sendMessage', 'verified', run)`. Which function answers it: `CALL_GROUPS`. */
export function callable<Name extends CallName, Who extends Access>(
  name: Name,
  access: Who,
  run: CallRun<Name, Who>,
): Callable<Name> {
  return {
    name,
    access,
    answer: (ports, asked) => answerCall(ports, name, access, run, asked),
  };
}
