/** The callables about people: reviewers, authors, their iDs. */
import { callable } from './callable.ts';

const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

export const mergeReviewers = callable('mergeReviewers', 'staff', async (asked, { caller }) => {
  const { mergeReviewers: run } = await import('../../domain/people/merge-reviewers.ts');
  return run(await ports(), caller, asked);
});
export const reviewerHistory = callable('reviewerHistory', 'staff', async (asked, { caller }) => {
  const { reviewerHistory: run } = await import('../../domain/people/reviewer-history.ts');
  return run(await ports(), caller, asked);
});
export const importReviewers = callable('importReviewers', 'staff', async (asked, { caller }) => {
  const { importReviewers: run } = await import('../../domain/people/import-reviewers.ts');
  return run(await ports(), caller, asked);
});
export const boardPerson = callable('boardPerson', 'staff', async (asked, { caller }) => {
  const { boardPerson: run } = await import('../../domain/people/board-person.ts');
  return run(await ports(), caller, asked);
});
export const mergeAuthors = callable('mergeAuthors', 'staff', async (asked, { caller }) => {
  const { mergeAuthors: run } = await import('../../domain/people/merge-authors.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const separateAuthor = callable('separateAuthor', 'staff', async (asked, { caller }) => {
  const { separateAuthor: run } = await import('../../domain/people/merge-authors.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const hideAuthorPage = callable('hideAuthorPage', 'staff', async (asked, { caller }) => {
  const { hideAuthorPage: run } = await import('../../domain/people/hide-author.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const checkOrcids = callable('checkOrcids', 'staff', async ({ orcids }) => {
  const { orcidApi } = await import('../../platform/config/orcid-api.ts');
  const { checkOrcids: run } = await import('../../domain/people/check-orcids.ts');
  return run({ api: orcidApi(), fetch }, orcids);
});
