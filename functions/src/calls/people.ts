/** The callables about people: reviewers, authors, their iDs. */
import { callable } from './answer-call.ts';

const BY_STAFF = { access: 'staff' } as const;

const ports = async () => (await import('../firebase/admin.ts')).adminPorts();

export const mergeReviewers = callable('mergeReviewers', BY_STAFF, async (asked, { caller }) => {
  const { mergeReviewers: run } = await import('../people/merge-reviewers.ts');
  return run(await ports(), caller, asked);
});
export const reviewerHistory = callable('reviewerHistory', BY_STAFF, async (asked, { caller }) => {
  const { reviewerHistory: run } = await import('../people/reviewer-history.ts');
  return run(await ports(), caller, asked);
});
export const importReviewers = callable(
  'importReviewers',
  { ...BY_STAFF, timeoutSeconds: 120 },
  async (asked, { caller }) => {
    const { importReviewers: run } = await import('../people/import-reviewers.ts');
    return run(await ports(), caller, asked);
  },
);
export const mergeAuthors = callable('mergeAuthors', BY_STAFF, async (asked, { caller }) => {
  const { mergeAuthors: run } = await import('../people/merge-authors.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const separateAuthor = callable('separateAuthor', BY_STAFF, async (asked, { caller }) => {
  const { separateAuthor: run } = await import('../people/merge-authors.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const checkOrcids = callable(
  'checkOrcids',
  { ...BY_STAFF, timeoutSeconds: 120 },
  async ({ orcids }) => {
    const { orcidApi } = await import('../config.ts');
    const { checkOrcids: run } = await import('../people/check-orcids.ts');
    return run({ api: orcidApi(), fetch }, orcids);
  },
);
