import { CITATION_FILE_TYPES } from '@quire/model/citation-file-types';

/** The media types of files for reference managers, by their endings. */
export const CITE_TYPES = {
  bib: `${CITATION_FILE_TYPES.bibtex}; charset=utf-8`,
  ris: `${CITATION_FILE_TYPES.ris}; charset=utf-8`,
  json: `${CITATION_FILE_TYPES.csl}; charset=utf-8`,
} as const;
