import { formatList } from './messages/numbers.ts';
import { t } from './messages/t.ts';
import type { TextProblem } from './messages/text-problems.ts';

/** Names of the errors of FormatJS's parser, by what has to be corrected. */
const TAG = /TAG/;
const FORMS = /PLURAL|SELECT|OTHER_CLAUSE|FRAGMENT/;

/** What is wrong with a text, as a sentence for whoever wrote it. */
export function textProblemWords(problem: TextProblem): string {
  switch (problem.code) {
    case 'empty':
      return t('fields.writeAText');
    case 'space':
      return t('officeTexts.space');
    case 'angles':
      return t('officeTexts.angles');
    case 'unreadable':
      if (TAG.test(problem.reason)) return t('officeTexts.unreadableTag');
      if (FORMS.test(problem.reason)) return t('officeTexts.unreadableForms');
      return t('officeTexts.unreadable');
    case 'lacks':
      return t('officeTexts.lacks', { name: inText(problem) });
    case 'unknown':
      return t('officeTexts.unknown', { name: inText(problem) });
    case 'otherKind': {
      const { kind, original } = problem;
      return t('officeTexts.otherKind', { name: inText(problem), kind, original });
    }
    case 'lacksForms':
      return t('officeTexts.lacksForms', { forms: formatList(problem.forms) });
    case 'unknownForms':
      return t('officeTexts.unknownForms', { forms: formatList(problem.forms) });
    case 'long': {
      const { words, original } = problem;
      return t('officeTexts.long', { words, original });
    }
  }
}

/** A value or a tag as a text has it. */
const inText = ({ name, kind }: { readonly name: string; readonly kind: string }): string =>
  kind === 'tag' ? `<${name}>` : `{${name}}`;
