/** The callables of the article editor. What each promises: model/src/calls/editing.ts. */
import { callable } from './callable.ts';

/** `addArticleFile`: an upload of staff becomes an original of an article. */
export const addArticleFile = callable('addArticleFile', 'staff', async (asked, { caller }) => {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { addArticleFile: run } = await import('../../domain/editing/add-article-file.ts');
  return run(adminPorts(), caller, asked);
});

/** `findWork`: a work by its DOI, for staff who edit articles. */
export const findWork = callable('findWork', 'staff', async ({ doi }) => {
  const { doiResolver } = await import('../../platform/config/doi-resolver.ts');
  const { findWork: run } = await import('../../domain/editing/find-work.ts');
  return run({ resolver: doiResolver(), fetch }, doi);
});

/** `staffNames`: the names of those who saved a version. */
export const staffNames = callable('staffNames', 'staff', async ({ uids }, { caller }) => {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { staffNames: run } = await import('../../domain/editing/staff-names.ts');
  return run(adminPorts().db, caller, uids);
});
