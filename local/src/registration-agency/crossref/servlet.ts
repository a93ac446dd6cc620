/** `POST /servlet/deposit` and `/servlet/submissionDownload`: handing in, and asking what has become of it. */
import { type Answer, type Call, html, plain, type Route, xmlAnswer } from '../http/answer.ts';
import { fieldOf, formOf } from '../http/form.ts';
import { afterPoll, phaseOf, type Submission } from '../store/submission.ts';
import { depositedFile } from './deposit-file.ts';
import { waitingLog } from './diagnostic.ts';
import { crossrefAccount } from './sign-in.ts';
import { workOff } from './work-off.ts';

const page = (title: string, words: string): string => `



<html>
<head><title>${title}</title>
</head>
<body>
<h2>${title}</h2>
<p>${words}</p>
</body>
</html>
`;

const UNAUTHORISED = html(page('FAILURE', 'The login or the password is not correct.'), 401);

/** A request that cannot be understood is answered with 200 as well: only the sentence says that it was taken. */
const REFUSED = {
  malformed: html(page('FAILURE', 'The request could not be read.')),
  operation: html(page('FAILURE', 'The operation is not supported.')),
  'no-file': html(page('FAILURE', 'No file was found in the request.')),
  'sign-in': UNAUTHORISED,
  'too-large': html(page('FAILURE', 'The file is larger than 10 MB.'), 413),
  'too-many': html(page('FAILURE', 'Too many submissions are pending.'), 429),
} as const satisfies Readonly<Record<string, Answer>>;

async function deposit(call: Call): Promise<Answer> {
  const names = { login: 'login_id', password: 'login_passwd', file: 'fname' };
  const handed = await depositedFile(call, await formOf(call), names);
  if ('refusal' in handed) return REFUSED[handed.refusal];
  const { account, fileName, xml } = handed;
  const { registry, behaviour, clock } = call;
  registry.hand(
    {
      ...{ login: account.login, fileName, batchId: null, log: null },
      ...{ receivedAt: clock(), delay: behaviour.delay },
    },
    xml,
  );
  return html(page('SUCCESS', 'Your batch submission was successfully received.'));
}

/** The first submission of a name or a batch, as the documentation warns. */
function findSubmission(call: Call, form: FormData, login: string): Submission | undefined {
  const [fileName, batchId] = [fieldOf(form, 'file_name'), fieldOf(form, 'doi_batch_id')];
  return call.registry
    .submissions()
    .find(
      (one) =>
        one.login === login &&
        (fileName ? one.fileName === fileName : batchId !== '' && one.batchId === batchId),
    );
}

async function download(call: Call): Promise<Answer> {
  const form = await formOf(call);
  if (!form) return plain(400, 'The request could not be read.');
  const [login, password] = [fieldOf(form, 'usr'), fieldOf(form, 'pwd')];
  const account = crossrefAccount(call.behaviour.accounts, login, password);
  if (!account) return UNAUTHORISED;
  workOff(call);
  const submission = findSubmission(call, form, account.login);
  const timed = submission ? phaseOf(submission, call.clock()) : 'unknown_submission';
  // Its time has come, and it is still being examined.
  const phase = timed === 'completed' && submission?.log === null ? 'in_process' : timed;
  if (submission) call.registry.change(afterPoll(submission, phase));
  if (!submission || phase === 'unknown_submission')
    return xmlAnswer(waitingLog('unknown_submission', 0, null));
  if (fieldOf(form, 'type') === 'contents') return xmlAnswer(call.registry.contentsOf(submission));
  return xmlAnswer(submission.log ?? waitingLog(phase, submission.id, submission.batchId));
}

export const SERVLET_ROUTES: readonly Route[] = [
  { methods: ['POST'], path: /^\/servlet\/deposit$/, kind: 'deposit', answer: deposit },
  {
    ...{ methods: ['GET', 'POST'], path: /^\/servlet\/submissionDownload$/ },
    ...{ kind: 'poll', answer: download },
  },
];
