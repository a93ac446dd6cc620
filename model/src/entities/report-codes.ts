/** What the lines of reports are about: of imports, of an article's text, of the health check. */
import { HEALTH_CHECKS } from './health.ts';

const TEXT_CODES = {
  'citation/unresolved': 'Citation of nothing in the bibliography',
  'diagram/unreadable': 'Diagram that cannot be read',
  'directive/attribute': 'Attribute that a block does not have',
  'directive/unknown': 'Unknown block',
  'figure/alt': 'Figure without a description',
  'figure/external': 'Figure on another site',
  'figure/guessed': 'Figure taken for the one that is meant',
  'figure/missing': 'Figure file missing',
  'figure/not-an-image': 'Figure that is not an image',
  'file/infected': 'Infected file',
  'file/scanner-away': 'File not scanned',
  'html/raw': 'HTML in the text',
  'html/wrapper': 'HTML around the text left out',
  'label/duplicate': 'Label used twice',
  'link/refused': 'Link refused',
  'math/unreadable': 'Formula that cannot be read',
  'paper/missing': 'Text of the paper missing',
  'paper/too-long': 'Paper too long',
  'reference/unresolved': 'Reference to nothing in the text',
  'tex/command': 'Unknown TeX command',
  'tex/environment': 'Unknown TeX environment',
  'tex/layout': 'TeX layout command left out',
  'tex/math-in-text': 'Formula outside of math',
  'text/encoding': 'Text not in UTF-8',
  'text/long': 'Field shortened',
  'text/unrendered': 'Text that cannot be shown',
} as const;

const IMPORT_CODES = {
  'import/abstract-too-long': 'Abstract too long',
  'import/bad-name': 'Unusable file name',
  'import/date-impossible': 'Impossible date',
  'import/doi-malformed': 'Malformed DOI',
  'import/doi-unknown': 'Unknown DOI',
  'import/duplicate-doi': 'DOI that another article has',
  'import/duplicate-title': 'Title that another article has',
  'import/has-manuscript': 'Article that came from a manuscript',
  'import/issue-missing': 'Issue missing',
  'import/issue-unknown': 'Unknown issue',
  'import/journal-begun': 'Journal begun by the import',
  'import/journal-missing': 'Journal missing',
  'import/journal-unknown': 'Unknown journal',
  'import/key-taken': 'Key that another article has',
  'import/line-too-long': 'Line too long',
  'import/not-a-record': 'Not a record',
  'import/not-json': 'Not JSON',
  'import/not-publishable': 'Article that cannot be published',
  'import/not-uploaded': 'File not uploaded',
  'import/own-article': 'Article of the person who imports',
  'import/publish-alone': 'Publishing needs a second person',
  'import/quote-open': 'Quotation mark never closed',
  'import/record-too-large': 'Record too large',
  'import/shortened': 'Field shortened',
  'import/title-missing': 'Title missing',
  'import/title-too-long': 'Title too long',
  'import/too-large': 'File too large',
  'import/too-many-authors': 'Too many authors',
  'import/too-many-cells': 'Row with too many cells',
} as const;

const LABELS: Readonly<Record<string, string>> = {
  ...TEXT_CODES,
  ...IMPORT_CODES,
  ...HEALTH_CHECKS,
};

/** The code of a report's line in words; one that has none is shown as it is. */
export const reportCodeLabel = (code: string): string => (LABELS[code] ?? code).replace(/\.$/, '');
