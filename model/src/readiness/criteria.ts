/**
 * What indexes and standards ask of a journal: one row for each demand, judged by what was measured, or by a person where
 * no software can know. Whether an index takes a journal is always its own decision.
 *
 * DOAJ: https://doaj.org/apply/guide/ ("Basic criteria for inclusion"; `recommended` is its "should").
 * Scopus: https://www.elsevier.com/products/scopus/content/content-policy-and-selection ("minimum criteria", and what its
 *   Content Selection and Advisory Board rates).
 * Web of Science: https://clarivate.com/products/scientific-and-academic-research/research-discovery-and-workflow-solutions/web-of-science/core-collection/editorial-selection-process/
 *   ("initial triage" and "editorial triage").
 * PMC: https://www.ncbi.nlm.nih.gov/pmc/pub/addjournal/ ("Pre-application requirements").
 * Plan S: https://www.coalition-s.org/technical-guidance_and_requirements/ (part III, 1; `recommended` is its 1.2 "strongly
 *   recommended").
 * DOAS: the Diamond OA Standard's seven core components; a self-assessment, which most of it needs people for.
 */
import { MEASURES, type MeasureName, type Measures } from './measures.ts';

export const READINESS_INDEXES = ['doaj', 'scopus', 'wos', 'pmc', 'planS', 'doas'] as const;
export type ReadinessIndex = (typeof READINESS_INDEXES)[number];

/** What no software can know. */
export const HAND_CHECKS = [
  'issnConfirmed',
  'titleAsRegistered',
  'impactMetrics',
  'guestEditors',
  'citations',
  'languageQuality',
  'biomedical',
  'publisherHistory',
  'openMetadata',
  'noMirror',
  'ownership',
  'funding',
  'equity',
] as const;
export type HandCheck = (typeof HAND_CHECKS)[number];

interface Common {
  readonly index: ReadinessIndex;
  /** The index asks for it without requiring it. */
  readonly isRecommended?: true;
}
/** Of a `yes`, `least` is 1. */
export type MeasuredCriterion = Common & { readonly measure: MeasureName } & (
    | { readonly least: number }
    | { readonly most: number }
  );
export type HandCriterion = Common & { readonly hand: HandCheck };
export type ReadinessCriterion = MeasuredCriterion | HandCriterion;

const recommended = { isRecommended: true } as const;

export const READINESS_CRITERIA: readonly ReadinessCriterion[] = [
  { index: 'doaj', measure: 'researchInYear', least: 5 },
  { index: 'doaj', measure: 'endogeny', most: 25 },
  { index: 'doaj', hand: 'guestEditors' },
  { index: 'doaj', measure: 'issn', least: 1 },
  { index: 'doaj', hand: 'issnConfirmed' },
  { index: 'doaj', hand: 'titleAsRegistered' },
  { index: 'doaj', measure: 'chief', least: 1 },
  { index: 'doaj', measure: 'editors', least: 5 },
  { index: 'doaj', measure: 'editorAffiliations', least: 100 },
  { index: 'doaj', measure: 'editorInstitutions', least: 2, ...recommended },
  { index: 'doaj', measure: 'aims', least: 1 },
  { index: 'doaj', measure: 'authorGuide', least: 1 },
  { index: 'doaj', measure: 'reviewers', least: 2 },
  { index: 'doaj', measure: 'openAccess', least: 1 },
  { index: 'doaj', measure: 'licences', least: 100 },
  { index: 'doaj', measure: 'copyright', least: 1 },
  { index: 'doaj', measure: 'fees', least: 1 },
  { index: 'doaj', measure: 'waivers', least: 1 },
  { index: 'doaj', hand: 'impactMetrics' },
  { index: 'doaj', measure: 'plagiarism', least: 1, ...recommended },
  { index: 'doaj', measure: 'ai', least: 1, ...recommended },
  { index: 'doaj', measure: 'archives', least: 1, ...recommended },
  { index: 'doaj', measure: 'selfArchiving', least: 1, ...recommended },
  { index: 'doaj', measure: 'dates', least: 100, ...recommended },
  { index: 'doaj', measure: 'dois', least: 100, ...recommended },

  { index: 'scopus', measure: 'reviewers', least: 1 },
  { index: 'scopus', measure: 'reviewGuide', least: 1 },
  { index: 'scopus', measure: 'issn', least: 1 },
  { index: 'scopus', hand: 'issnConfirmed' },
  { index: 'scopus', measure: 'years', least: 2 },
  { index: 'scopus', measure: 'english', least: 100 },
  { index: 'scopus', measure: 'references', least: 100 },
  { index: 'scopus', measure: 'ethics', least: 1 },
  { index: 'scopus', measure: 'editorCountries', least: 2 },
  { index: 'scopus', measure: 'affiliations', least: 100 },
  { index: 'scopus', hand: 'citations' },

  { index: 'wos', measure: 'issn', least: 1 },
  { index: 'wos', hand: 'titleAsRegistered' },
  { index: 'wos', measure: 'reviewGuide', least: 1 },
  { index: 'wos', measure: 'ethics', least: 1 },
  { index: 'wos', measure: 'editorAffiliations', least: 100 },
  { index: 'wos', measure: 'editorCountries', least: 2 },
  { index: 'wos', measure: 'affiliations', least: 100 },
  { index: 'wos', measure: 'english', least: 100 },
  { index: 'wos', measure: 'references', least: 100 },
  { index: 'wos', measure: 'researchInYear', least: 1 },
  { index: 'wos', hand: 'languageQuality' },
  { index: 'wos', hand: 'citations' },

  { index: 'pmc', measure: 'issn', least: 1 },
  { index: 'pmc', hand: 'issnConfirmed' },
  { index: 'pmc', measure: 'research', least: 25 },
  { index: 'pmc', hand: 'biomedical' },
  { index: 'pmc', hand: 'publisherHistory' },
  { index: 'pmc', measure: 'ethics', least: 1 },
  { index: 'pmc', measure: 'licences', least: 100 },
  { index: 'pmc', measure: 'jats', least: 1 },

  { index: 'planS', measure: 'reviewGuide', least: 1 },
  { index: 'planS', measure: 'ethics', least: 1 },
  { index: 'planS', measure: 'statistics', least: 1 },
  { index: 'planS', measure: 'fees', least: 1 },
  { index: 'planS', measure: 'waivers', least: 1 },
  { index: 'planS', measure: 'copyright', least: 1 },
  { index: 'planS', measure: 'licences', least: 100 },
  { index: 'planS', measure: 'dois', least: 100 },
  { index: 'planS', measure: 'archives', least: 1 },
  { index: 'planS', measure: 'funders', least: 100 },
  { index: 'planS', hand: 'openMetadata' },
  { index: 'planS', hand: 'noMirror' },
  { index: 'planS', measure: 'orcids', least: 100, ...recommended },
  { index: 'planS', measure: 'jats', least: 1, ...recommended },
  { index: 'planS', measure: 'references', least: 100, ...recommended },
  { index: 'planS', measure: 'data', least: 1, ...recommended },
  { index: 'planS', measure: 'selfArchiving', least: 1, ...recommended },

  { index: 'doas', hand: 'funding' },
  { index: 'doas', measure: 'noFees', least: 1 },
  { index: 'doas', hand: 'ownership' },
  { index: 'doas', measure: 'ethics', least: 1 },
  { index: 'doas', measure: 'plagiarism', least: 1 },
  { index: 'doas', measure: 'data', least: 1 },
  { index: 'doas', measure: 'chief', least: 1 },
  { index: 'doas', measure: 'editorAffiliations', least: 100 },
  { index: 'doas', measure: 'reviewGuide', least: 1 },
  { index: 'doas', measure: 'endogeny', most: 25 },
  { index: 'doas', measure: 'dois', least: 100 },
  { index: 'doas', measure: 'orcids', least: 100, ...recommended },
  { index: 'doas', measure: 'archives', least: 1 },
  { index: 'doas', measure: 'jats', least: 1 },
  { index: 'doas', measure: 'licences', least: 100 },
  { index: 'doas', measure: 'abstracts', least: 100 },
  { index: 'doas', measure: 'accessibility', least: 1 },
  { index: 'doas', hand: 'equity' },
];

export type ReadinessState = 'met' | 'not-met' | 'by-hand';

/**
 * Whether a journal does what an index asks for: `by-hand` where a person has to look, also because nothing was there to
 * count.
 */
export function judge(criterion: ReadinessCriterion, measures: Measures): ReadinessState {
  if ('hand' in criterion) return 'by-hand';
  const value = measures[criterion.measure];
  if (value === null) return 'by-hand';
  const isMet = 'most' in criterion ? value <= criterion.most : value >= criterion.least;
  return isMet ? 'met' : 'not-met';
}

/** The id of a row: `doaj-endogeny`. */
export const criterionId = (criterion: ReadinessCriterion): string =>
  `${criterion.index}-${'hand' in criterion ? criterion.hand : criterion.measure}`;

/** Where what a row asks for is changed; null where that is outside the press. */
export const placeOf = (criterion: ReadinessCriterion) =>
  'hand' in criterion ? null : MEASURES[criterion.measure].place;
