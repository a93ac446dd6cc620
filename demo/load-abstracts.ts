/** Abstracts of the conference whose call is open, as its committee has begun to score them. */
import { COMMITTEES, COUNTERS } from '@quire/model/collections';
import { CommitteeSchema } from '@quire/model/entities/committee';
import type { Ports } from '../functions/src/platform/database/ports.ts';
import { putAbstract } from './put-abstract.ts';

const CKEY = 'ill-posed-problems-2027';
const DAY_MS = 86_400_000;

const AUTHOR = ['demo-author', 'Anselm Okoro', 'okoro@oceanography.example'] as const;
const READER = ['demo-reader', 'Rea Lindqvist', 'rea@lindqvist-library.example'] as const;
const REVIEWER = { uid: 'demo-reviewer', name: 'Ruth Vasquez' };
const MEMBER = {
  ...{ email: 'reviewer@saltmarsh.example', name: REVIEWER.name, state: 'accepted' as const },
  ...{ institution: 'Institute of Marine Sciences, Barcelona', uid: REVIEWER.uid },
};

const SENT = [
  {
    ...{ from: AUTHOR, title: 'Stopping rules for tide gauges that drift', ago: 12, score: 5 },
    topic: 'Regularisation and stopping rules',
    affiliation: 'Department of Oceanography, University of Lagos',
    text: 'A gauge that drifts makes the harmonic analysis of its record ill-posed in a way that no filter removes. We stop the iteration where the residual begins to resemble the drift, and show on eleven records from the Gulf of Guinea that the rule keeps the constituents which a surveyed benchmark confirms.',
  },
  {
    ...{ from: AUTHOR, title: 'Calibrated intervals for a leaky lagoon', ago: 9, score: 4 },
    topic: 'Bayesian inverse problems and their calibration',
    affiliation: 'Department of Oceanography, University of Lagos',
    text: 'Ninety per cent intervals for the exchange of a lagoon covered the measured value in six cases of ten. We trace the gap to a prior that knew the inlet too well, widen it by what the surveyors wrote in their margins, and arrive at nine of ten.',
  },
  {
    ...{ from: READER, title: 'Test problems that librarians can keep', ago: 4, score: 0 },
    topic: 'Test problems and reproducibility',
    affiliation: 'Lindqvist Library, Uppsala',
    text: 'Test problems disappear with the home pages of their authors. We describe what a library needs to keep one for thirty years: a statement of the problem in words, the data in a plain format, one solution with its digits, and a person to ask.',
  },
] as const;

/** Writes those that are not there yet. Nobody is mailed: these people read no mail. */
export async function loadAbstracts({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const on = (ago: number) => new Date(now().getTime() - ago * DAY_MS).toISOString();
  const committee = db.collection(COMMITTEES).doc(CKEY);
  if ((await committee.get()).exists) return;
  for (const [place, { from, affiliation, ago, score, ...written }] of SENT.entries()) {
    const [owner, ownerName, ownerEmail] = from;
    const number = place + 1;
    const at = on(ago);
    const review = { ...REVIEWER, score, comment: 'Clear, and within scope.', at: on(1) };
    const reviews = score > 0 ? [review] : [];
    await putAbstract(db, {
      ...{ ckey: CKEY, number, state: 'submitted', reviews, ...written },
      ...{ owner, ownerName, ownerEmail, submittedAt: at, updatedAt: at },
      authors: [{ name: ownerName, affiliation, email: '', isPresenting: true }],
      log: [{ at, by: ownerName, did: 'submitted' }],
    });
  }
  await db.collection(COUNTERS).doc(`abstracts~${CKEY}`).set({ last: SENT.length });
  await committee.set(
    CommitteeSchema.parse({
      members: [{ ...MEMBER, invitedAt: on(14), answeredAt: on(13) }],
      uids: [REVIEWER.uid],
    }),
  );
}
