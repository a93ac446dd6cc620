/** `POST /dois`, `PUT /dois/{doi}` and `GET /dois/{doi}` of DataCite's REST API. */
import type { Answer, Call, Route } from '../http/answer.ts';
import { refusal, unprocessable } from './api-error.ts';
import { payloadOf } from './payload.ts';
import { doiFor, saveDoi, sentMetadata } from './save-doi.ts';
import { shownDoi } from './shown-doi.ts';
import { repositoryOf } from './sign-in.ts';

const DOI = /^10\.\d{4,9}\/\S+$/;
const doiIn = ({ path }: Call): string => path.replace('/dois/', '');

async function save(call: Call, named: string | null): Promise<Answer> {
  const account = repositoryOf(call);
  if (typeof account === 'string') return refusal(401);
  const sent = payloadOf(call);
  if (!sent) return refusal(400);
  const read = sentMetadata(sent);
  if ('problem' in read) return unprocessable(named ?? sent.doi ?? '', [read.problem]);
  const { metadata } = read;
  const doi = named ?? doiFor(sent, metadata);
  if (doi === null || !DOI.test(doi))
    return unprocessable(doi ?? '', [{ source: 'doi', title: 'Is invalid' }]);
  if (named === null && call.registry.find(doi))
    return unprocessable(doi, [{ source: 'doi', title: 'This DOI has already been taken' }]);
  return saveDoi(call, account, doi, sent, metadata);
}

/** What is not findable is shown to its own repository alone. */
function show(call: Call): Answer {
  const account = repositoryOf(call);
  if (account === 'wrong') return refusal(401);
  const found = call.registry.find(doiIn(call));
  if (found?.agency !== 'datacite') return refusal(404);
  const isOwn = account !== 'anonymous' && account.login === found.login;
  return found.state === 'findable' || isOwn ? shownDoi(found, 200) : refusal(404);
}

export const DATACITE_ROUTES: readonly Route[] = [
  {
    ...{ methods: ['POST'], path: /^\/dois\/?$/, kind: 'deposit' },
    answer: (call) => save(call, null),
  },
  {
    ...{ methods: ['PUT', 'PATCH'], path: /^\/dois\/.+$/, kind: 'deposit' },
    answer: (call) => save(call, doiIn(call)),
  },
  { methods: ['GET', 'HEAD'], path: /^\/dois\/.+$/, kind: 'read', answer: show },
];
