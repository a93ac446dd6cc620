/** What the lines of reports are about: of imports, of an article's text, of the health check. */
import { t } from '../messages/t.ts';
import { HEALTH_CHECKS, type HealthCode } from './health.ts';

const TEXT_CODES = {
  'citation/unresolved': () => t('reportCodes.textCitationUnresolved'),
  'diagram/unreadable': () => t('reportCodes.textDiagramUnreadable'),
  'code/figure': () => t('reportCodes.textCodeFigure'),
  'code/hidden': () => t('reportCodes.textCodeHidden'),
  'code/inline': () => t('reportCodes.textCodeInline'),
  'directive/attribute': () => t('reportCodes.textDirectiveAttribute'),
  'directive/leftover': () => t('reportCodes.textDirectiveLeftover'),
  'directive/unclosed': () => t('reportCodes.textDirectiveUnclosed'),
  'directive/unknown': () => t('reportCodes.textDirectiveUnknown'),
  'directive/unreadable': () => t('reportCodes.textDirectiveUnreadable'),
  'figure/alt': () => t('reportCodes.textFigureAlt'),
  'figure/external': () => t('reportCodes.textFigureExternal'),
  'figure/guessed': () => t('reportCodes.textFigureGuessed'),
  'figure/missing': () => t('reportCodes.textFigureMissing'),
  'figure/none': () => t('reportCodes.textFigureNone'),
  'figure/not-an-image': () => t('reportCodes.textFigureNotAnImage'),
  'file/infected': () => t('reportCodes.textFileInfected'),
  'file/scanner-away': () => t('reportCodes.textFileScannerAway'),
  'html/raw': () => t('reportCodes.textHtmlRaw'),
  'html/wrapper': () => t('reportCodes.textHtmlWrapper'),
  'label/duplicate': () => t('reportCodes.textLabelDuplicate'),
  'label/unused': () => t('reportCodes.textLabelUnused'),
  'link/refused': () => t('reportCodes.textLinkRefused'),
  'math/unreadable': () => t('reportCodes.textMathUnreadable'),
  'paper/missing': () => t('reportCodes.textPaperMissing'),
  'paper/too-long': () => t('reportCodes.textPaperTooLong'),
  'raw/format': () => t('reportCodes.textRawFormat'),
  'reference/unresolved': () => t('reportCodes.textReferenceUnresolved'),
  'role/unknown': () => t('reportCodes.textRoleUnknown'),
  'span/attributes': () => t('reportCodes.textSpanAttributes'),
  'table/none': () => t('reportCodes.textTableNone'),
  'tex/command': () => t('reportCodes.textTexCommand'),
  'tex/environment': () => t('reportCodes.textTexEnvironment'),
  'tex/layout': () => t('reportCodes.textTexLayout'),
  'tex/math-in-text': () => t('reportCodes.textTexMathInText'),
  'text/comment': () => t('reportCodes.textTextComment'),
  'text/counts': () => t('reportCodes.textTextCounts'),
  'text/differs': () => t('reportCodes.textTextDiffers'),
  'text/encoding': () => t('reportCodes.textTextEncoding'),
  'text/long': () => t('reportCodes.textTextLong'),
  'text/unrendered': () => t('reportCodes.textTextUnrendered'),
  'title/guessed': () => t('reportCodes.textTitleGuessed'),
} as const;

const IMPORT_CODES = {
  'import/abstract-too-long': () => t('reportCodes.importAbstractTooLong'),
  'import/bad-name': () => t('reportCodes.importBadName'),
  'import/date-impossible': () => t('reportCodes.importDateImpossible'),
  'import/doi-malformed': () => t('reportCodes.importDoiMalformed'),
  'import/doi-unknown': () => t('reportCodes.importDoiUnknown'),
  'import/duplicate-doi': () => t('reportCodes.importDuplicateDoi'),
  'import/duplicate-title': () => t('reportCodes.importDuplicateTitle'),
  'import/has-manuscript': () => t('reportCodes.importHasManuscript'),
  'import/issue-missing': () => t('reportCodes.importIssueMissing'),
  'import/issue-unknown': () => t('reportCodes.importIssueUnknown'),
  'import/journal-begun': () => t('reportCodes.importJournalBegun'),
  'import/journal-missing': () => t('reportCodes.importJournalMissing'),
  'import/journal-unknown': () => t('reportCodes.importJournalUnknown'),
  'import/key-taken': () => t('reportCodes.importKeyTaken'),
  'import/line-too-long': () => t('reportCodes.importLineTooLong'),
  'import/not-a-record': () => t('reportCodes.importNotARecord'),
  'import/not-json': () => t('reportCodes.importNotJson'),
  'import/not-publishable': () => t('reportCodes.importNotPublishable'),
  'import/not-uploaded': () => t('reportCodes.importNotUploaded'),
  'import/own-article': () => t('reportCodes.importOwnArticle'),
  'import/publish-alone': () => t('reportCodes.importPublishAlone'),
  'import/quote-open': () => t('reportCodes.importQuoteOpen'),
  'import/record-too-large': () => t('reportCodes.importRecordTooLarge'),
  'import/shortened': () => t('reportCodes.importShortened'),
  'import/title-missing': () => t('reportCodes.importTitleMissing'),
  'import/title-too-long': () => t('reportCodes.importTitleTooLong'),
  'import/too-large': () => t('reportCodes.importTooLarge'),
  'import/too-many-authors': () => t('reportCodes.importTooManyAuthors'),
  'import/too-many-cells': () => t('reportCodes.importTooManyCells'),
} as const;

const LABELS: Readonly<Record<string, () => string>> = { ...TEXT_CODES, ...IMPORT_CODES };

const isHealthCode = (code: string): code is HealthCode => Object.hasOwn(HEALTH_CHECKS, code);

/** The code of a report's line in words; one that has none is shown as it is. */
export function reportCodeLabel(code: string): string {
  const words = isHealthCode(code) ? HEALTH_CHECKS[code] : LABELS[code]?.();
  return (words ?? code).replace(/\.$/, '');
}
