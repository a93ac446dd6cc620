/** The callables of the article editor. What each promises: model/src/calls/editing.ts. */
import { callable } from './answer-call.ts';

/** `addArticleFile`: an upload of staff becomes an original of an article. */
export const addArticleFile = callable(
  'addArticleFile',
  { access: 'staff', memory: '1GiB', timeoutSeconds: 120, concurrency: 4 },
  async (asked, { caller }) => {
    const { adminPorts } = await import('../firebase/admin.ts');
    const { addArticleFile: run } = await import('../editing/add-article-file.ts');
    return run(adminPorts(), caller, asked);
  },
);

/** `findWork`: a work by its DOI, for staff who edit articles. */
export const findWork = callable('findWork', { access: 'staff' }, async ({ doi }) => {
  const { doiResolver } = await import('../config.ts');
  const { findWork: run } = await import('../editing/find-work.ts');
  return run({ resolver: doiResolver(), fetch }, doi);
});

/** `staffNames`: who it was that saved a version. */
export const staffNames = callable(
  'staffNames',
  { access: 'staff' },
  async ({ uids }, { caller }) => {
    const { adminPorts } = await import('../firebase/admin.ts');
    const { staffNames: run } = await import('../editing/staff-names.ts');
    return run(adminPorts().db, caller, uids);
  },
);
