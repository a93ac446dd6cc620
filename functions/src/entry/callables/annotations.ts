/** The callables about annotations that are to be public: who may call, and what runs. */
import { callable } from './callable.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

export const publishAnnotation = callable(
  'publishAnnotation',
  'verified',
  async (asked, { caller }) => {
    const { publishAnnotation: run } = await import(
      '../../domain/annotations/publish-annotation.ts'
    );
    return run(await ports(), caller, asked);
  },
);
export const replyToComment = callable('replyToComment', 'verified', async (asked, { caller }) => {
  const { replyToComment: run } = await import('../../domain/annotations/reply-to-comment.ts');
  return run(await ports(), caller, asked);
});
export const withdrawAnnotation = callable(
  'withdrawAnnotation',
  'verified',
  async (asked, { caller }) => {
    const { withdrawAnnotation: run } = await import(
      '../../domain/annotations/withdraw-annotation.ts'
    );
    return run(await ports(), caller, asked);
  },
);
export const reportComment = callable('reportComment', 'verified', async (asked, { caller }) => {
  const { reportComment: run } = await import('../../domain/annotations/report-comment.ts');
  return run(await ports(), caller, asked);
});
export const commentReports = callable('commentReports', 'staff', async (asked, { caller }) => {
  const { commentReports: run } = await import('../../domain/annotations/comment-reports.ts');
  return run(await ports(), caller, asked);
});
export const moderateAnnotation = callable(
  'moderateAnnotation',
  'staff',
  async (asked, { caller }) => {
    const { moderateAnnotation: run } = await import(
      '../../domain/annotations/moderate-annotation.ts'
    );
    return run(await ports(), caller, asked);
  },
);
