/** `POST /v2/deposits`: handing in, answered with what has become of it. */
import { type Answer, type Call, plain, type Route, xmlAnswer } from '../http/answer.ts';
import { formOf } from '../http/form.ts';
import { NO_DELAY } from '../store/submission.ts';
import { depositedFile } from './deposit-file.ts';
import { complete } from './work-off.ts';

const REFUSED = {
  malformed: plain(400, 'The request could not be read.'),
  operation: plain(400, 'The operation is not supported.'),
  'no-file': plain(400, 'mdFile is missing.'),
  'sign-in': plain(401, 'The login or the password is not correct.'),
  'too-large': plain(413, 'The file is larger than 10 MB.'),
  'too-many': plain(429, 'Too many submissions are pending.'),
} as const satisfies Readonly<Record<string, Answer>>;

/** A file that could not be processed at all is answered with 403, and why. */
async function depositNow(call: Call): Promise<Answer> {
  const names = { login: 'usr', password: 'pwd', file: 'mdFile' };
  const handed = await depositedFile(call, await formOf(call), names);
  if ('refusal' in handed) return REFUSED[handed.refusal];
  const { account, fileName, xml } = handed;
  const { registry, clock, examinations } = call;
  const examined = await examinations.examine(xml);
  const submission = registry.hand(
    {
      ...{ login: account.login, fileName, batchId: null, log: null },
      ...{ receivedAt: clock(), delay: NO_DELAY },
    },
    xml,
  );
  const log = complete(call, submission, examined);
  return xmlAnswer(log, examined === null ? 200 : 403);
}

export const SYNC_ROUTES: readonly Route[] = [
  { methods: ['POST'], path: /^\/v2\/deposits$/, kind: 'deposit', answer: depositNow },
];
