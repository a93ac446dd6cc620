/** Manuscripts of invented authors, one in each state that the demo author's own do not show. */
import { SUBMISSIONS } from '@quire/model/collections';
import { claimsOf } from '@quire/model/roles';
import { submissionMove } from '@quire/model/states/moves/submission';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { formerEditor, personOf, readAccounts } from './accounts.ts';
import { ALL_DECLARED, beginSubmission } from './begin-submission.ts';
import { dayClocks } from './day-clocks.ts';
import { decide } from './decide.ts';
import { makeMove } from './make-move.ts';
import { putManuscript } from './put-manuscript.ts';
import { type DemoStage, readStages } from './read-stages.ts';
import { STAGE_ACTS, type StagePorts, type Walk } from './stage-acts.ts';
import { STAGE_STEPS, type Step } from './stage-steps.ts';

const DAY_MS = 86_400_000;

/** When the accounts, the base of reviewers, the issues and the invoices are there. What is there already stays. */
export async function loadStages(ports: StagePorts, journals: readonly string[]): Promise<void> {
  const { accounts } = await readAccounts();
  const people = new Map(accounts.map((each) => [each.uid, personOf(each, journals)]));
  // The oldest first: a journal numbers its manuscripts in the order in which they come.
  const stages = (await readStages()).toSorted((a, b) => (daysOf(b)[0] ?? 0) - (daysOf(a)[0] ?? 0));
  const ofJournal = async (all: readonly DemoStage[]) => {
    for (const stage of all) await loadStage(ports, people, stage);
  };
  await Promise.all([...Map.groupBy(stages, ({ draft }) => draft.journal).values()].map(ofJournal));
}

function stepsOf({ id, state }: DemoStage): readonly Step[] {
  const steps = STAGE_STEPS[state];
  if (!steps) throw new Error(`${id}: no way leads to ${state}.`);
  return steps;
}

/** How many days ago each step was taken. */
function daysOf(stage: DemoStage): number[] {
  const steps = stepsOf(stage);
  return steps.map((_, place) =>
    steps.slice(place + 1).reduce((sum, step) => sum + step.days, stage.since),
  );
}

function accountOf(accounts: ReadonlyMap<string, Person>, uid: string): Person {
  const found = accounts.get(uid);
  if (!found) throw new Error(`demo/accounts.yaml has no ${uid}.`);
  return found;
}

async function loadStage(
  ports: StagePorts,
  accounts: ReadonlyMap<string, Person>,
  stage: DemoStage,
): Promise<void> {
  const { db } = ports;
  const { id, draft, since } = stage;
  const ref = db.collection(SUBMISSIONS).doc(id);
  if ((await ref.get()).exists) return;
  const steps = stepsOf(stage);
  const days = daysOf(stage);
  const today = ports.now().getTime();
  const clock = dayClocks(ports);
  const walk: Walk = {
    ...{ stage, accounts, manuscript: manuscriptOf(stage) },
    people: {
      author: { ...stage.author, claims: claimsOf({ roles: ['author'] }) },
      editor: stage.editor ? accountOf(accounts, stage.editor) : formerEditor(draft.journal),
      admin: accountOf(accounts, 'demo-admin'),
      production: accountOf(accounts, 'demo-production'),
    },
    at: (daysAgo) => clock(today - daysAgo * DAY_MS),
    dayOf: (act) => days[steps.findIndex((step) => 'act' in step && step.act === act)],
  };
  const begun = walk.at((days[0] ?? since) + 1);
  const { author } = walk.people;
  const declared = { ...draft, declarations: ALL_DECLARED };
  await beginSubmission(db, author, id, declared, begun.now().toISOString());
  await putManuscript(begun, author, id, 'manuscript', walk.manuscript);
  for (const [place, step] of steps.entries()) await take(walk, step, days[place] ?? since);
  const state: unknown = (await ref.get()).get('state');
  if (state !== stage.state) throw new Error(`${id} is ${state}, not ${stage.state}.`);
}

async function take(walk: Walk, step: Step, daysAgo: number): Promise<void> {
  if ('act' in step) {
    await STAGE_ACTS[step.act](walk, daysAgo);
    return;
  }
  const { people, stage } = walk;
  const { id: submission, letters, reason, transferTo: journal } = stage;
  const ports = walk.at(daysAgo);
  const found = await ports.db.collection(SUBMISSIONS).doc(submission).get();
  const from: SubmissionState = found.get('state');
  if ('decide' in step) {
    const letter = letters[step.decide];
    const said = { ...(letter ? { letter } : {}), ...(journal ? { journal } : {}) };
    await decide(ports, people.editor, { submission, event: step.decide, from, ...said });
    return;
  }
  const who = step.by === 'system' ? step.by : people[step.by];
  const said = submissionMove(step.move).says === 'reason' ? { reason } : {};
  await makeMove(ports, who, { submission, event: step.move, from, ...said });
}

/** The manuscript as its author sends it. */
function manuscriptOf({ draft: { title, keywords, abstract }, text }: DemoStage): Uint8Array {
  const head = JSON.stringify({ title, tags: keywords });
  const body = text || `# Abstract\n\n${abstract}`;
  return new TextEncoder().encode(`---\n${head}\n---\n\n${body.trim()}\n`);
}
