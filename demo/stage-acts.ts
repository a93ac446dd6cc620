/** What is done with a manuscript besides moving it, each as its page in the office does it. */
import { SUBMISSIONS } from '@quire/model/collections';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { publishArticle } from '../functions/src/domain/articles/publish-article.ts';
import type { StartPorts } from '../functions/src/domain/articles/start/carry-files.ts';
import { startArticle } from '../functions/src/domain/articles/start/start-article.ts';
import { assignStaff } from '../functions/src/domain/reviews/assign-staff.ts';
import { recommendDecision } from '../functions/src/domain/reviews/recommend-decision.ts';
import type { SubmissionPorts } from '../functions/src/domain/submissions/ports.ts';
import { type DemoReview, loadReviews } from './load-reviews.ts';
import { putManuscript } from './put-manuscript.ts';
import type { DemoStage } from './read-stages.ts';
import type { Act, Who } from './stage-steps.ts';

const DAY_MS = 86_400_000;
/** Answers and reports of one manuscript do not come on one day: the last one is in time. */
const DAYS_BETWEEN = { answer: 0.7, report: 2.3 } as const;
/** From today, at noon: a day on which the press's journals publish. */
const PUBLISHED_IN_DAYS = 9;

export type StagePorts = SubmissionPorts & StartPorts;

/** A manuscript on its way. */
export interface Walk {
  readonly stage: DemoStage;
  readonly people: Readonly<Record<Exclude<Who, 'system'>, Person>>;
  readonly accounts: ReadonlyMap<string, Person>;
  readonly at: (daysAgo: number) => StagePorts;
  /** The day of another of its steps; undefined where there is none. */
  readonly dayOf: (act: Act) => number | undefined;
  readonly manuscript: Uint8Array;
}

type Run = (walk: Walk, daysAgo: number) => Promise<unknown>;

function reviewsOf({ stage, dayOf }: Walk, daysAgo: number): DemoReview[] {
  const all = stage.reviewers;
  return all.map(({ reviewer, accepts, declines, report }, place) => {
    const day = (act: keyof typeof DAYS_BETWEEN) =>
      (dayOf(act) ?? 0) + (all.length - 1 - place) * DAYS_BETWEEN[act];
    const sent = report && { ...report, competingInterest: 'None' };
    return {
      ...{ reviewer, daysAgo },
      ...(accepts || report ? { accepts: day('answer') } : {}),
      ...(declines === undefined ? {} : { declines: { daysAgo: day('answer'), reason: declines } }),
      ...(sent ? { report: { daysAgo: day('report'), isSent: true, report: sent } } : {}),
    };
  });
}

export const STAGE_ACTS: Readonly<Record<Act, Run>> = {
  assignEditor: async ({ stage, accounts, at, people }, daysAgo) => {
    const { id: submission, editor: uid } = stage;
    // Who edited the journal before is no account: nothing can be assigned to them.
    if (uid === undefined) return;
    const by = accounts.get('demo-editor') ?? people.editor;
    await assignStaff(at(daysAgo), by, { submission, uid, as: 'editor' });
  },
  assignProduction: async ({ stage, people, at }, daysAgo) => {
    const asked = { submission: stage.id, uid: people.production.uid, as: 'production' } as const;
    await assignStaff(at(daysAgo), people.editor, asked);
  },
  invite: (walk, daysAgo) =>
    loadReviews(walk.at, walk.people.editor, walk.stage.id, reviewsOf(walk, daysAgo)),
  answer: async () => undefined,
  report: async () => undefined,
  recommend: async ({ stage, accounts, at }, daysAgo) => {
    if (!stage.recommendation) return;
    const { as, ...said } = stage.recommendation;
    const person = accounts.get(as);
    if (!person) throw new Error(`${stage.id}: demo/accounts.yaml has no ${as}.`);
    await recommendDecision(at(daysAgo), person, { submission: stage.id, ...said });
  },
  revise: async ({ stage, people, at, manuscript }, daysAgo) => {
    const ports = at(daysAgo);
    await putManuscript(ports, people.author, stage.id, 'revision', manuscript);
    const ref = ports.db.collection(SUBMISSIONS).doc(stage.id);
    await ref.update({ responseLetter: stage.response });
  },
  startArticle: ({ stage, people, at }, daysAgo) =>
    startArticle(at(daysAgo), people.production, { submission: stage.id, issue: stage.issue }),
  scheduleArticle: async ({ stage, people, at }, daysAgo) => {
    const ports = at(daysAgo);
    const found = await ports.db.collection(SUBMISSIONS).doc(stage.id).get();
    const day = new Date(Date.now() + PUBLISHED_IN_DAYS * DAY_MS);
    day.setUTCHours(12, 0, 0, 0);
    const asked = { article: String(found.get('article')), revision: 1, at: day.toISOString() };
    const { problems } = await publishArticle(ports, people.editor, asked);
    const [problem] = problems;
    if (problem) throw new Error(`${stage.id}: ${problem.message}`);
  },
};
