/** The callables about articles: who may call, and what runs. What each promises: model/src/calls/articles.ts. */
import { callable } from './callable.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

export const checkArticle = callable('checkArticle', 'staff', async (asked, { caller }) => {
  const { checkArticle: run } = await import('../../domain/articles/check-article.ts');
  return run(await ports(), caller, asked);
});

export const publishArticle = callable('publishArticle', 'staff', async (asked, { caller }) => {
  const { publishArticle: run } = await import('../../domain/articles/publish-article.ts');
  return run(await ports(), caller, asked);
});

export const correctArticle = callable('correctArticle', 'staff', async (asked, { caller }) => {
  const { correctArticle: run } = await import('../../domain/articles/correct-article.ts');
  return run(await ports(), caller, asked);
});

export const unscheduleArticle = callable(
  'unscheduleArticle',
  'staff',
  async (asked, { caller }) => {
    const { unscheduleArticle: run } = await import('../../domain/articles/publish-article.ts');
    return run(await ports(), caller, asked);
  },
);

export const expressConcern = callable('expressConcern', 'staff', async (asked, { caller }) => {
  const { expressConcern: run } = await import('../../domain/articles/express-concern.ts');
  return run(await ports(), caller, asked);
});

export const retractArticle = callable('retractArticle', 'staff', async (asked, { caller }) => {
  const { retractArticle: run } = await import('../../domain/articles/retract-article.ts');
  return run(await ports(), caller, asked);
});

export const removeArticle = callable('removeArticle', 'staff', async (asked, { caller }) => {
  const { removeArticle: run } = await import('../../domain/articles/leave-article.ts');
  return run(await ports(), caller, asked);
});

export const withdrawArticle = callable('withdrawArticle', 'staff', async (asked, { caller }) => {
  const { withdrawArticle: run } = await import('../../domain/articles/leave-article.ts');
  return run(await ports(), caller, asked);
});

export const reopenArticle = callable('reopenArticle', 'staff', async (asked, { caller }) => {
  const { reopenArticle: run } = await import('../../domain/articles/leave-article.ts');
  return run(await ports(), caller, asked);
});

export const startArticle = callable('startArticle', 'staff', async (asked, { caller }) => {
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  const { startArticle: run } = await import('../../domain/articles/start/start-article.ts');
  const { store } = adminSubmissionPorts();
  return run({ ...(await ports()), store }, caller, asked);
});

export const articlePackage = callable('articlePackage', 'staff', async (asked, { caller }) => {
  const { articlePackage: run } = await import('../../domain/packages/article-package.ts');
  return run(await ports(), caller, asked);
});

export const transferPackage = callable('transferPackage', 'staff', async (asked, { caller }) => {
  const { transferPackage: run } = await import('../../domain/packages/transfer-package.ts');
  return run(await ports(), caller, asked);
});

export const fetchProofPdf = callable('fetchProofPdf', 'verified', async (asked, { caller }) => {
  const { fetchProofPdf: run } = await import('../../domain/articles/proof/proof-pdf.ts');
  return run(await ports(), caller, asked);
});

export const saveCorrection = callable('saveCorrection', 'verified', async (asked, { caller }) => {
  const { saveCorrection: run } = await import('../../domain/articles/proof/save-correction.ts');
  return run(await ports(), caller, asked);
});

export const tickCorrection = callable('tickCorrection', 'staff', async (asked, { caller }) => {
  const { tickCorrection: run } = await import('../../domain/articles/proof/tick-correction.ts');
  return run(await ports(), caller, asked);
});

export const viewProof = callable('viewProof', 'verified', async (asked, { caller }) => {
  const { viewProof: run } = await import('../../domain/articles/proof/view-proof.ts');
  return run(await ports(), caller, asked);
});
