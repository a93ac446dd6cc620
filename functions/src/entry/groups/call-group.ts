/** One function for a group of calls: it looks in the address which of them is meant. */
import { inLanguage } from '@quire/content/messages/in-language';
import type { CallGroup, CallOf } from '@quire/model/calls/call-groups';
import { languageOfSegment } from '@quire/model/messages/language-address';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { INERT_POLICY, SECURITY_HEADERS } from '@quire/model/security-headers';
import {
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from 'firebase-functions/https';
import type { Access } from '../../domain/access/caller.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { withRequestId } from '../../platform/logging/request-id.ts';
import type { CallPorts, RawCall } from '../callables/answer-call.ts';
import type { Callable } from '../callables/callable.ts';
import { networkOf } from '../callables/network.ts';
import { pressCallPorts } from '../callables/press-call-ports.ts';

type Definitions<Group extends CallGroup> = {
  readonly [Name in CallOf<Group>]: Callable<Name>;
};

/** Of a definition, what does not depend on which call it is. */
interface AnyCallable {
  readonly name: string;
  readonly access: Access;
  answer(ports: CallPorts, asked: RawCall): Promise<unknown>;
}

/** What the address below the function's says: `/saveRecord`, or `/es/saveRecord` from a page in Spanish. */
function readPath(path: string): { readonly name: string; readonly language: Language } {
  const [name = '', segment = ''] = path.split('/').toReversed();
  return { name, language: languageOfSegment(segment) ?? SOURCE_LANGUAGE };
}

/**
 * Has the call answered that the address names, in the language that it names. Rejects with `HttpsError`: `not-found` for
 * one of another group.
 */
export function dispatchTo(calls: readonly AnyCallable[]) {
  const byName = new Map(calls.map((call) => [call.name, call]));
  return async ({ data, auth, rawRequest }: CallableRequest<unknown>): Promise<unknown> => {
    const { res: response } = rawRequest;
    response?.removeHeader('X-Powered-By');
    response?.set({ ...SECURITY_HEADERS, 'Content-Security-Policy': INERT_POLICY });
    const { name, language } = readPath(rawRequest.path);
    const call = byName.get(name);
    if (!call) throw new HttpsError('not-found', 'There is no such call.');
    return inLanguage(language, () =>
      call.answer(pressCallPorts, {
        data,
        auth,
        network: networkOf(rawRequest),
        appToken: rawRequest.get('x-firebase-appcheck'),
      }),
    );
  };
}

/** Anyone can call these: they are few and short, unless a group says otherwise. */
const OF_VISITORS = { maxInstances: 5, timeoutSeconds: 30 } as const;

/**
 * The function of a group. All of its calls share the options: memory, time, secrets. Each call keeps its own
 * requirement of the caller (`access`); public calls are separate groups, with few instances.
 */
export function callGroup<Group extends CallGroup>(
  options: CallableOptions,
  definitions: Definitions<Group>,
) {
  const calls = Object.values<AnyCallable>(definitions);
  const [access, ...others] = new Set(
    calls.map((call) => (call.access === 'public' ? 'public' : 'signed-in')),
  );
  if (access === undefined || others.length > 0) throw new Error('a group open to all and to some');
  const limits = access === 'public' ? OF_VISITORS : {};
  const answer = dispatchTo(calls);
  return onCall({ ...limits, ...options, labels: { access } }, (asked) =>
    withRequestId(
      (header) => asked.rawRequest.get(header),
      async () => {
        await readCurrentTexts();
        return answer(asked);
      },
    ),
  );
}
