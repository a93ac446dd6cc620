/** What the parser of YAML says is wrong with front matter, in words of ours. */
import { t } from '../messages/t.ts';

/** The parser's codes (`ErrorCode` of the package `yaml`) that authors cause, and the words for them. */
const FAULTS: Readonly<Record<string, string>> = {
  BAD_INDENT: 'indent',
  TAB_AS_INDENT: 'tab',
  MISSING_CHAR: 'missing',
  UNEXPECTED_TOKEN: 'unexpected',
  BLOCK_AS_IMPLICIT_KEY: 'colon',
  MULTILINE_IMPLICIT_KEY: 'lines',
  BAD_SCALAR_START: 'start',
  BAD_DQ_ESCAPE: 'escape',
  BLOCK_IN_FLOW: 'block',
  MULTIPLE_DOCS: 'documents',
  TAG_RESOLVE_FAILED: 'tag',
};

/**
 * What is wrong, as a part of a sentence, in the language of the page. `code`: the parser's, empty in reports from before it
 * was stored; `reason`: its message, which is quoted where there are no words for the code.
 */
export const yamlFaultText = (code: string, reason: string): string =>
  t('manuscriptProblems.yamlFault', { fault: FAULTS[code] ?? 'other', reason });
