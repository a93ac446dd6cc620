/** The media types of files for reference managers, by their endings. */
export const CITE_TYPES = {
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  json: 'application/vnd.citationstyles.csl+json; charset=utf-8',
} as const;
