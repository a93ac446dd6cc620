/** Manuscripts and their subordinate records that pass every check. */

const AT = '2026-01-02T03:04:05.678Z';

/** What its owner writes. */
export const draftFields = () => ({
  journal: 'CES',
  articleType: 'research-article',
  specialIssue: '',
  title: 'Tidal creeks',
  abstract: 'Water flows.',
  plainSummary: '',
  keywords: ['tides'],
  language: 'en',
  translations: [{ id: 't1', language: 'fr', title: 'Chenaux' }],
  coverLetter: '',
  authors: [{ id: 'a1', given: 'Ada', family: 'Holt' }],
  affiliations: [{ name: 'Saltmarsh' }],
  isAgent: false,
  suggestedReviewers: [],
  opposedReviewers: [],
  declarations: { original: true, coi: false },
  funding: '',
  coiStatement: '',
  dataAvailability: '',
  ethicsStatement: '',
  aiStatement: '',
  funders: [{ id: 'f1', name: 'Tides Fund', awards: ['T-1'] }],
  relations: [{ id: 'r1', type: 'data', idType: 'doi', identifier: '10.5281/zenodo.1' }],
  previousSubmission: '',
  checkedManuscript: '',
  responseLetter: '',
});

/** A fresh draft, as its owner's browser creates it. */
export const submission = (owner: string, state = 'draft') => ({
  ...draftFields(),
  owner,
  authorUids: [owner],
  state,
  stageEnteredAt: AT,
  round: 0,
  revision: 0,
  createdAt: AT,
  updatedAt: AT,
  editors: [],
  production: [] as string[],
});

/** That a person has begun these drafts and uploads today, as `allowances/{uid}` has it. */
export const allowance = (drafts: readonly string[], uploads: readonly string[] = []) => ({
  ...{ since: new Date(), drafts: [...drafts], uploads: [...uploads], large: [...uploads] },
});

/** The person behind an account, with everything that may be left out. */
export const profile = () => ({
  given: 'Ada',
  family: 'Holt',
  affiliation: 'Saltmarsh University',
  ror: 'https://ror.org/02mhbdp94',
  country: 'NL',
  orcid: '0000-0002-1825-0097',
  interests: ['tides'],
  notifications: { reminders: true, messages: true },
  email: 'ada@example.org',
  state: 'active',
  consents: [{ version: '2026-01', at: AT }],
  createdAt: AT,
  updatedAt: AT,
  verifiedAt: AT,
});
