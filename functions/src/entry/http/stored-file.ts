import { z } from 'zod';
import { type Caller, callerOf, requireAccess } from '../../domain/access/caller.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { bodyOf, type HttpRequest, type HttpResponse } from '../../platform/http/http.ts';
import { type OpenedFile, sendDownload } from '../../platform/http/send-download.ts';

const BODY_MAX_BYTES = 4_096;
const AskedSchema = z.object({ path: z.string().min(1).max(1_024) });

export interface StoredFilePorts {
  readonly now: () => Date;
  /** The claims of an ID token; rejects where it is not valid. */
  readonly verify: (
    idToken: string,
  ) => Promise<Readonly<Record<string, unknown>> & { uid: string }>;
  readonly isSessionOver: (caller: Caller) => Promise<boolean>;
  readonly open: (caller: Caller, path: string) => Promise<OpenedFile>;
}

function pathOf(request: HttpRequest): string {
  const body = bodyOf(request);
  if (body.byteLength <= BODY_MAX_BYTES) {
    try {
      return AskedSchema.parse(JSON.parse(body.toString('utf8'))).path;
    } catch {
      // No request of ours.
    }
  }
  throw new Refused('input/invalid', { field: 'path' });
}

async function callerBehind(ports: StoredFilePorts, request: HttpRequest): Promise<Caller> {
  const idToken = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
  const token = idToken ? await ports.verify(idToken).catch(() => null) : null;
  const caller = token ? callerOf({ uid: token.uid, token }) : null;
  const person = requireAccess('verified', caller, ports.now());
  if (await ports.isSessionOver(person)) throw new Refused('account/signed-out');
  return person;
}

/** `POST /file` with an ID token and `{path}`: a file that Storage's rules give to no one. */
export async function answerStoredFile(
  ports: StoredFilePorts,
  request: HttpRequest,
  response: HttpResponse,
): Promise<void> {
  await sendDownload(response, async () =>
    ports.open(await callerBehind(ports, request), pathOf(request)),
  );
}

/** The same with the real Firebase, loaded with the first request. */
export async function sendStoredFile(request: HttpRequest, response: HttpResponse): Promise<void> {
  const [{ adminAuth }, { adminSessionPorts }, { adminSubmissionPorts }] = await Promise.all([
    import('../../platform/firebase/admin.ts'),
    import('../ports/admin-sessions.ts'),
    import('../ports/admin-submissions.ts'),
  ]);
  const { isSessionOver } = await import('../../domain/accounts/session-over.ts');
  const { openStoredFile } = await import('../../domain/files/open-stored-file.ts');
  await answerStoredFile(
    {
      now: () => new Date(),
      verify: (idToken) => adminAuth().verifyIdToken(idToken),
      isSessionOver: (caller) => isSessionOver(adminSessionPorts(), caller),
      open: (caller, path) => openStoredFile(adminSubmissionPorts(), caller, path),
    },
    request,
    response,
  );
}
