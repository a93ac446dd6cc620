import { callable } from './callable.ts';

/** `foundReferences`: what was found for an article's references, and what staff say about it. */
export const foundReferences = callable('foundReferences', 'staff', async (asked, { caller }) => {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { judgeFoundDoi } = await import('../../domain/citations/judge-found-doi.ts');
  return judgeFoundDoi(adminPorts(), caller, asked);
});
