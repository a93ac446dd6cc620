/** What of a journal the software can count or look up of what indexes ask for, and where each is changed. */

/** `percent`: 0–100. `count`: how many. `yes`: 1 or 0. */
export type MeasureUnit = 'percent' | 'count' | 'yes';

/**
 * The page of the office on which it is changed. `press`: a text of the press, which administrators write. `settings`: the
 * press's own, also theirs.
 */
export type MeasurePlace = 'journal' | 'articles' | 'texts' | 'press' | 'settings';

interface Measure {
  readonly unit: MeasureUnit;
  readonly place: MeasurePlace;
}

const of = <Unit extends MeasureUnit>(unit: Unit, place: MeasurePlace): Measure => ({
  unit,
  place,
});

export const MEASURES = {
  /** Research with an author among the editors or the board: the higher share of the two newest issues. */
  endogeny: of('percent', 'articles'),
  /** Research articles published in the last 365 days. */
  researchInYear: of('count', 'articles'),
  /** Research articles among the newest ones that are looked at. */
  research: of('count', 'articles'),
  /** Whole years since the journal's first one. */
  years: of('count', 'journal'),
  issn: of('yes', 'journal'),
  /** DOAJ is among the indexes that the journal names. */
  doajNamed: of('yes', 'journal'),
  /** The press's postal address, which every imprint shows. */
  address: of('yes', 'settings'),
  chief: of('yes', 'journal'),
  /** Members of the board whose affiliation is named. */
  editors: of('count', 'journal'),
  editorAffiliations: of('percent', 'journal'),
  editorInstitutions: of('count', 'journal'),
  editorCountries: of('count', 'journal'),
  aims: of('yes', 'journal'),
  /** Reports that a decision takes where nothing else is said. */
  reviewers: of('count', 'journal'),
  reviewGuide: of('yes', 'texts'),
  authorGuide: of('yes', 'texts'),
  ethics: of('yes', 'texts'),
  openAccess: of('yes', 'press'),
  copyright: of('yes', 'press'),
  accessibility: of('yes', 'press'),
  plagiarism: of('yes', 'journal'),
  ai: of('yes', 'journal'),
  data: of('yes', 'journal'),
  selfArchiving: of('yes', 'journal'),
  archives: of('count', 'journal'),
  /** Fees are published, or that there are none. */
  fees: of('yes', 'journal'),
  /** Who pays less is published; met where there are no fees. */
  waivers: of('yes', 'journal'),
  /** Yearly figures are public, which have the waivers; met where there are no fees. */
  waiverFigures: of('yes', 'journal'),
  noFees: of('yes', 'journal'),
  statistics: of('yes', 'journal'),
  licences: of('percent', 'articles'),
  /** With a licence that lets anyone use and change the text: CC BY, CC BY-SA, CC0. */
  openLicences: of('percent', 'articles'),
  /** Whose page and JATS name the licence by its address, beside the access. */
  machineLicences: of('percent', 'articles'),
  dois: of('percent', 'articles'),
  abstracts: of('percent', 'articles'),
  /** With a title and an abstract in English. */
  english: of('percent', 'articles'),
  affiliations: of('percent', 'articles'),
  /** With names and affiliations of authors without letters of another script. */
  roman: of('percent', 'articles'),
  /** With the ORCID iD of at least one author. */
  orcids: of('percent', 'articles'),
  /** With a list of references, which is open wherever the article is registered. */
  references: of('percent', 'articles'),
  /** With the days of receipt and acceptance. */
  dates: of('percent', 'articles'),
  /** Of the articles with funders: all of them with the number or the DOI of a grant. */
  grants: of('percent', 'articles'),
  /** Of the articles with funders: all of them with an identifier. */
  funders: of('percent', 'articles'),
  /** Every article is given as JATS on request (decision 0027). */
  jats: of('yes', 'articles'),
} as const satisfies Readonly<Record<string, Measure>>;
export type MeasureName = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as [MeasureName, ...MeasureName[]];

/** Null: there is nothing to count it from, for example no article yet. */
export type Measures = Readonly<Record<MeasureName, number | null>>;
