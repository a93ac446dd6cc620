import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { allowance, draftFields, submission } from './submission-records.ts';

let at: RulesPress;
const OWN = 'submissions/own';
const LATER = '2026-02-02T03:04:05.678Z';
/** Records of drafts from before these were asked lack them. */
const LATER_FIELDS = {
  ...{ checkedManuscript: 'a'.repeat(64), translations: [], funders: [], relations: [] },
};
const FIELDS = Object.keys(draftFields()).filter((field) => !Object.hasOwn(LATER_FIELDS, field));
type Case = [string, object];

/** Wrong in a draft at any time. */
const CASES: Case[] = [
  ['an unknown declaration', { declarations: { sworn: true } }],
  ['a declaration that is neither yes nor no', { declarations: { coi: 'yes' } }],
  ['declarations that are none', { declarations: [] }],
  ['a time that is none', { updatedAt: 'yesterday' }],
  ['a field too many', { secret: 1 }],
  ['somebody else’s name', { owner: 'reviewer' }],
  ['an author more', { authorUids: ['author', 'reviewer'] }],
  ['another state', { state: 'accepted' }],
  ['another round', { round: 1 }],
  ['another beginning', { createdAt: 'then' }],
  ['another time in this state', { stageEnteredAt: 'then' }],
  ['an editor', { editors: ['editor'] }],
  ['production', { production: ['author'] }],
  ['a number', { number: 'CES-2026-00001' }],
  ['a quote', { quote: { amount: 0 } }],
];

beforeAll(async () => {
  at = await openRulesPress('rules-submissions');
});
afterAll(() => at.close());
const BEGUN = { 'allowances/author': allowance(['new', 'refused']) };
beforeEach(() => at.renew({ [OWN]: submission('author'), ...BEGUN }));

describe('beginning a manuscript', () => {
  const create = (change: object = {}, owner = 'author', id = 'new') =>
    setDoc(doc(at.as('author'), `submissions/${id}`), { ...submission(owner), ...change });

  it('works with nothing but defaults', async () => {
    const nothing = { title: '', journal: '', articleType: '', declarations: {}, keywords: [] };
    await expectAllowed(true, create({ ...nothing, authors: [], affiliations: [] }));
  });
  it.each([...CASES, ['a save before the first', { revision: 1 }] as Case])(
    'is refused with %s',
    (_, change) => expectAllowed(false, create(change, 'author', 'refused')),
  );
  it.each(FIELDS)('is refused without %s', (field) => {
    const { [field]: _, ...rest }: Record<string, unknown> = submission('author');
    return expectAllowed(false, setDoc(doc(at.as('author'), 'submissions/refused'), rest));
  });
});

describe('saving a manuscript', () => {
  const save = (change: object = {}) =>
    updateDoc(doc(at.as('author'), OWN), { revision: 1, updatedAt: LATER, ...change });

  it('works with every field', () => {
    const changed = { title: 'Ebb', abstract: 'Water flows back.', isAgent: true, journal: 'QPH' };
    return expectAllowed(true, save({ ...draftFields(), ...changed }));
  });
  it('works on a draft from before it was asked how its manuscript is shown', async () => {
    const old = Object.fromEntries(
      Object.entries(submission('author')).filter(([field]) => !Object.hasOwn(LATER_FIELDS, field)),
    );
    await at.given({ [OWN]: old });
    await expectAllowed(true, save({ title: 'Ebb' }));
    await at.given({ [OWN]: old });
    await expectAllowed(true, save(LATER_FIELDS));
    await at.given({ [OWN]: submission('author') });
  });
  it.each(CASES)('is refused with %s', (_, change) => expectAllowed(false, save(change)));
  it.each(FIELDS)('is refused without %s', (field) =>
    expectAllowed(false, save({ [field]: deleteField() })),
  );
  it.each([0, 2, '1'])('is refused on top of another’s save: %s', (revision) =>
    expectAllowed(false, save({ revision })),
  );

  it.each(['draft', 'returned_to_author', 'minor_revision', 'major_revision'])(
    'works while it is %s, its journal chosen once',
    async (state) => {
      await at.given({ [OWN]: submission('author', state) });
      await expectAllowed(state === 'draft', save({ journal: 'QPH' }));
      await at.given({ [OWN]: submission('author', state) });
      await expectAllowed(true, save({ title: 'Ebb' }));
    },
  );
  it.each(['draft', 'returned_to_author', 'minor_revision', 'major_revision'])(
    'chooses a special issue before the review, and may leave it afterwards: %s',
    async (state) => {
      const isOpen = state === 'draft' || state === 'returned_to_author';
      const sent = { ...submission('author', state), specialIssue: 's1' };
      for (const [specialIssue, expected] of [
        ['s2', isOpen],
        ['', true],
        ['s1', true],
      ] as const) {
        await at.given({ [OWN]: sent });
        await expectAllowed(expected, save({ specialIssue }));
      }
      await at.given({ [OWN]: submission('author', state) });
      await expectAllowed(isOpen, save({ specialIssue: 's1' }));
    },
  );
  it.each(['submitted', 'under_review', 'proof_author', 'withdrawn'])(
    'is refused while it is %s',
    async (state) => {
      await at.given({ [OWN]: submission('author', state) });
      await expectAllowed(false, save({ title: 'Ebb' }));
    },
  );
});
