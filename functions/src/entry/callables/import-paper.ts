import { requireImport } from '../../domain/paper-import/require-import.ts';
import { callable } from './callable.ts';

/** `importPaper`: reads one uploaded paper into an issue, for staff of its journal. */
export const importPaper = callable('importPaper', 'staff', async (request, { caller }) => {
  const mayEdit = requireImport(caller, request);

  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { fetchUpload } = await import('../../domain/paper-import/fetch-upload.ts');
  const ports = adminPorts();
  const upload = await fetchUpload(ports.bucket, caller.uid, request);
  if (!upload.ok) {
    return { outcome: 'refused', articleId: '', title: '', problems: [upload.problem] };
  }
  const { importPaper: run } = await import('../../domain/paper-import/import-paper.ts');
  return run(ports, { ...request, files: upload.files, by: caller.uid, mayEdit });
});
