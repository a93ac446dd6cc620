/** The media types of an article's citation files, by the fields of `cite`. */
export const CITATION_FILE_TYPES = {
  bibtex: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  csl: 'application/vnd.citationstyles.csl+json',
} as const;
