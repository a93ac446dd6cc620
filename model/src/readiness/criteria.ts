/**
 * What indexes and standards ask of a journal: one row for each demand, judged by what was measured, or by a person where
 * no software can know. Whether an index takes a journal is always its own decision.
 *
 * DOAJ: https://doaj.org/apply/guide/ ("Basic criteria for inclusion"; `recommended` is its "should").
 * Scopus: https://www.elsevier.com/products/scopus/content/content-policy-and-selection ("minimum criteria", and what its
 *   Content Selection and Advisory Board rates). The two years: https://www.readyforscopus.com/ ("Pre-evaluation of Scopus
 *   submission").
 * Web of Science: https://clarivate.com/products/scientific-and-academic-research/research-discovery-and-workflow-solutions/web-of-science/core-collection/editorial-selection-process/
 *   ("initial triage", "editorial triage" and "editorial evaluation"), listed in brief in
 *   https://www.centre-mersenne.org/en/index-your-journal-in-the-web-of-science/ (2023, changed in February 2024).
 * PMC: https://www.ncbi.nlm.nih.gov/pmc/pub/addjournal/ ("Pre-application requirements").
 * Plan S: https://www.coalition-s.org/technical-guidance_and_requirements/ (part III, 1; `recommended` is what 1.1 "strongly"
 *   recommends), quoted point by point in https://docs.pkp.sfu.ca/plan-s/en/ ("Guide to Plan S compliance in OJS").
 * DOAS: the Diamond OA Standard's seven core components (version 1.2, 2024, https://doi.org/10.5281/zenodo.13820036); a
 *   self-assessment, which most of it needs people for.
 */
import { MEASURES, type MeasureName, type Measures } from './measures.ts';

export const READINESS_INDEXES = ['doaj', 'scopus', 'wos', 'pmc', 'planS', 'doas'] as const;
export type ReadinessIndex = (typeof READINESS_INDEXES)[number];

/** What no software can know. */
export const HAND_CHECKS = [
  'issnConfirmed',
  'titleAsRegistered',
  'schedule',
  'romanReferences',
  'impactMetrics',
  'guestEditors',
  'citations',
  'languageQuality',
  'biomedical',
  'publisherHistory',
  'openMetadata',
  'noMirror',
  'feeReasons',
  'notForProfit',
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
  // Scopus, "minimum criteria": "published on a regular basis".
  { index: 'scopus', hand: 'schedule' },
  { index: 'scopus', measure: 'years', least: 2 },
  { index: 'scopus', measure: 'english', least: 100 },
  { index: 'scopus', measure: 'references', least: 100 },
  // Scopus, "minimum criteria": "references in Roman script". Readers' records only count references.
  { index: 'scopus', hand: 'romanReferences' },
  { index: 'scopus', measure: 'ethics', least: 1 },
  { index: 'scopus', measure: 'editorCountries', least: 2 },
  { index: 'scopus', measure: 'affiliations', least: 100 },
  { index: 'scopus', hand: 'citations' },

  { index: 'wos', measure: 'issn', least: 1 },
  // Web of Science, "initial triage": the ISSN is registered, and the publisher has a postal address.
  { index: 'wos', hand: 'issnConfirmed' },
  { index: 'wos', hand: 'titleAsRegistered' },
  { index: 'wos', measure: 'address', least: 1 },
  { index: 'wos', measure: 'reviewGuide', least: 1 },
  { index: 'wos', measure: 'ethics', least: 1 },
  { index: 'wos', measure: 'editorAffiliations', least: 100 },
  { index: 'wos', measure: 'editorCountries', least: 2 },
  { index: 'wos', measure: 'affiliations', least: 100 },
  { index: 'wos', measure: 'english', least: 100 },
  // Web of Science, "editorial triage": bibliographic information in Roman script, and "timeliness".
  { index: 'wos', measure: 'roman', least: 100 },
  { index: 'wos', hand: 'schedule' },
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
  // Plan S, part II, 2: CC BY, or CC BY-SA or CC0. CC BY-ND is an exception for single articles, and not counted.
  { index: 'planS', measure: 'openLicences', least: 100 },
  { index: 'planS', measure: 'dois', least: 100 },
  { index: 'planS', measure: 'archives', least: 1 },
  // Plan S, part III, 1.1: "as a minimum the name of the funder and the grant number". Identifiers of funders are recommended.
  { index: 'planS', measure: 'grants', least: 100 },
  { index: 'planS', hand: 'openMetadata' },
  // Plan S, part III, 1.1: the open access and the licence are machine-readable in the article itself.
  { index: 'planS', measure: 'machineLicences', least: 100 },
  // Plan S, part III, 1.2: in DOAJ or "in the process", no mirror, costs and reasons of fees, figures of waivers.
  { index: 'planS', measure: 'doajNamed', least: 1 },
  { index: 'planS', hand: 'noMirror' },
  { index: 'planS', hand: 'feeReasons' },
  { index: 'planS', measure: 'waiverFigures', least: 1 },
  { index: 'planS', measure: 'funders', least: 100, ...recommended },
  { index: 'planS', measure: 'orcids', least: 100, ...recommended },
  { index: 'planS', measure: 'jats', least: 1, ...recommended },
  { index: 'planS', measure: 'references', least: 100, ...recommended },
  { index: 'planS', measure: 'data', least: 1, ...recommended },
  { index: 'planS', measure: 'selfArchiving', least: 1, ...recommended },

  { index: 'doas', hand: 'funding' },
  { index: 'doas', measure: 'noFees', least: 1 },
  // DIAMAS Toolsuite, "Ownership and governance": publishers "must be (part of) a not-for-profit" organisation, and say so.
  { index: 'doas', hand: 'notForProfit' },
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
  // DOAS, "Core metadata" (required), as the courses of DIAMAS (2025) quote it: under CC0.
  { index: 'doas', hand: 'openMetadata' },
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
