import { requireImport } from '../import/require-import.ts';
import { callable } from './answer-call.ts';

/** `importPaper`: reads one uploaded paper into an issue, for staff of its journal. */
export const importPaper = callable(
  'importPaper',
  { access: 'staff', memory: '1GiB', timeoutSeconds: 300, concurrency: 4 },
  async (request, { caller }) => {
    const mayEdit = requireImport(caller, request);

    const { adminPorts } = await import('../firebase/admin.ts');
    const { fetchUpload } = await import('../import/fetch-upload.ts');
    const ports = adminPorts();
    const upload = await fetchUpload(ports.bucket, caller.uid, request);
    if (!upload.ok) {
      return { outcome: 'refused', articleId: '', title: '', problems: [upload.problem] };
    }
    const { importPaper: run } = await import('../import/import-paper.ts');
    return run(ports, { ...request, files: upload.files, by: caller.uid, mayEdit });
  },
);
