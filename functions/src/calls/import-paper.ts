import {
  ImportPaperRequestSchema,
  type ImportPaperResponse,
  ImportPaperResponseSchema,
} from '@quire/model/calls';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { errorMessage } from '@quire/model/errors';
import { can, claimsOf } from '@quire/model/roles';
import { HttpsError, onCall } from 'firebase-functions/https';

/** `importPaper`: reads one uploaded paper into an issue, for staff of its journal. */
export const importPaper = onCall(
  { region: FUNCTIONS_REGION, memory: '1GiB', timeoutSeconds: 300, concurrency: 4 },
  async (request): Promise<ImportPaperResponse> => {
    const asked = ImportPaperRequestSchema.safeParse(request.data);
    if (!asked.success) {
      throw new HttpsError('invalid-argument', errorMessage('input/invalid'), asked.error.issues);
    }
    const { journal, publish } = asked.data;
    const person = request.auth && {
      uid: request.auth.uid,
      claims: claimsOf(request.auth.token),
    };
    if (!person) throw new HttpsError('unauthenticated', errorMessage('access/denied'));
    const mayEdit = (authorUids: readonly string[]) =>
      can(person, 'article.edit', { journal, authorUids }) &&
      (!publish || can(person, 'article.publish', { journal, authorUids }));
    if (!mayEdit([])) throw new HttpsError('permission-denied', errorMessage('access/denied'));

    const { adminPorts } = await import('../firebase/admin.ts');
    const { fetchUpload } = await import('../import/fetch-upload.ts');
    const ports = adminPorts();
    const upload = await fetchUpload(ports.bucket, person.uid, asked.data);
    if (!upload.ok) {
      return { outcome: 'refused', articleId: '', title: '', problems: [upload.problem] };
    }
    const { importPaper: run } = await import('../import/import-paper.ts');
    const { files } = upload;
    return ImportPaperResponseSchema.parse(
      await run(ports, { ...asked.data, files, by: person.uid, mayEdit }),
    );
  },
);
