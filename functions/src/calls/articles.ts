/** The callables about articles: who may call, and what runs. What each promises: model/src/calls/articles.ts. */
import { callable } from './answer-call.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../firebase/admin.ts')).adminPorts();

/** The gate renders the text and opens the PDF. */
const WITH_GATE = {
  access: 'staff',
  memory: '1GiB',
  timeoutSeconds: 120,
  concurrency: 8,
} as const;
const PLAIN = { access: 'staff', memory: '512MiB' } as const;
/** Also the author whose proof it is. */
const OF_PROOF = { access: 'verified', memory: '512MiB' } as const;

export const checkArticle = callable('checkArticle', WITH_GATE, async (asked, { caller }) => {
  const { checkArticle: run } = await import('../articles/check-article.ts');
  return run(await ports(), caller, asked);
});

export const publishArticle = callable('publishArticle', WITH_GATE, async (asked, { caller }) => {
  const { publishArticle: run } = await import('../articles/publish-article.ts');
  return run(await ports(), caller, asked);
});

export const correctArticle = callable('correctArticle', WITH_GATE, async (asked, { caller }) => {
  const { correctArticle: run } = await import('../articles/correct-article.ts');
  return run(await ports(), caller, asked);
});

export const unscheduleArticle = callable('unscheduleArticle', PLAIN, async (asked, { caller }) => {
  const { unscheduleArticle: run } = await import('../articles/publish-article.ts');
  return run(await ports(), caller, asked);
});

export const expressConcern = callable('expressConcern', PLAIN, async (asked, { caller }) => {
  const { expressConcern: run } = await import('../articles/express-concern.ts');
  return run(await ports(), caller, asked);
});

export const retractArticle = callable('retractArticle', PLAIN, async (asked, { caller }) => {
  const { retractArticle: run } = await import('../articles/retract-article.ts');
  return run(await ports(), caller, asked);
});

export const removeArticle = callable('removeArticle', PLAIN, async (asked, { caller }) => {
  const { removeArticle: run } = await import('../articles/leave-article.ts');
  return run(await ports(), caller, asked);
});

export const withdrawArticle = callable('withdrawArticle', PLAIN, async (asked, { caller }) => {
  const { withdrawArticle: run } = await import('../articles/leave-article.ts');
  return run(await ports(), caller, asked);
});

export const reopenArticle = callable('reopenArticle', PLAIN, async (asked, { caller }) => {
  const { reopenArticle: run } = await import('../articles/leave-article.ts');
  return run(await ports(), caller, asked);
});

export const startArticle = callable(
  'startArticle',
  { access: 'staff', memory: '2GiB', timeoutSeconds: 300, concurrency: 2 },
  async (asked, { caller }) => {
    const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
    const { startArticle: run } = await import('../articles/start/start-article.ts');
    const { store } = adminSubmissionPorts();
    return run({ ...(await ports()), store }, caller, asked);
  },
);

export const fetchProofPdf = callable('fetchProofPdf', OF_PROOF, async (asked, { caller }) => {
  const { fetchProofPdf: run } = await import('../articles/proof/proof-pdf.ts');
  return run(await ports(), caller, asked);
});

export const saveCorrection = callable('saveCorrection', OF_PROOF, async (asked, { caller }) => {
  const { saveCorrection: run } = await import('../articles/proof/save-correction.ts');
  return run(await ports(), caller, asked);
});

export const tickCorrection = callable('tickCorrection', PLAIN, async (asked, { caller }) => {
  const { tickCorrection: run } = await import('../articles/proof/tick-correction.ts');
  return run(await ports(), caller, asked);
});

export const viewProof = callable(
  'viewProof',
  { ...WITH_GATE, access: 'verified' },
  async (asked, { caller }) => {
    const { viewProof: run } = await import('../articles/view-proof.ts');
    return run(await ports(), caller, asked);
  },
);
