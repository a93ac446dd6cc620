/** What an import of JATS finds. */
import { z } from 'zod';
import { formatList } from '../messages/numbers.ts';
import { t } from '../messages/t.ts';
import { remarkKind } from './remark-kind.ts';

const Text = z.string();
const Texts = z.array(z.string());
const Count = z.number();

export const JATS_PROBLEMS = {
  'jats/no-text': remarkKind({}, () => t('manuscriptProblems.jatsNoText')),
  'jats/author': remarkKind({ author: Text }, ({ author }) =>
    t('manuscriptProblems.jatsAuthor', { author }),
  ),
  'jats/people': remarkKind({ kinds: Text }, ({ kinds }) =>
    t('manuscriptProblems.jatsPeople', { kinds }),
  ),
  'jats/contributions': remarkKind({ words: Text }, ({ words }) =>
    t('manuscriptProblems.jatsContributions', { words }),
  ),
  'jats/date-day': remarkKind({}, () => t('manuscriptProblems.jatsDateDay')),
  'jats/licence': remarkKind({}, () => t('manuscriptProblems.jatsLicence')),
  'jats/field': remarkKind({ field: Text, value: Text }, ({ field, value }) =>
    t('manuscriptProblems.jatsField', { field, value }),
  ),
  'jats/type': remarkKind({ type: Text }, ({ type }) => t('manuscriptProblems.jatsType', { type })),
  'jats/note': remarkKind({ words: Text }, ({ words }) =>
    t('manuscriptProblems.jatsNote', { words }),
  ),
  'jats/translation': remarkKind({ language: Text }, ({ language }) =>
    t('manuscriptProblems.jatsTranslation', { language }),
  ),
  'jats/translated-abstract': remarkKind({}, () => t('manuscriptProblems.jatsTranslatedAbstract')),
  'jats/picture': remarkKind({}, () => t('manuscriptProblems.jatsPicture')),
  'jats/figure': remarkKind({ figure: Text }, ({ figure }) =>
    figure
      ? t('manuscriptProblems.jatsFigure', { figure })
      : t('manuscriptProblems.jatsFigureUnnamed'),
  ),
  'jats/formula': remarkKind({ formula: Text }, ({ formula }) =>
    formula
      ? t('manuscriptProblems.jatsFormula', { formula })
      : t('manuscriptProblems.jatsFormulaUnnamed'),
  ),
  'jats/formula-in-text': remarkKind({}, () => t('manuscriptProblems.jatsFormulaInText')),
  'jats/date': remarkKind({ kind: Text, date: Text }, ({ kind, date }) =>
    kind
      ? t('manuscriptProblems.jatsDate', { kind, date })
      : t('manuscriptProblems.jatsDateUnnamed', { date }),
  ),
  'jats/table': remarkKind(
    { table: Text, kind: z.enum(['picture', 'empty', 'merged']) },
    ({ table, kind }) =>
      table
        ? t('manuscriptProblems.jatsTable', { table, kind })
        : t('manuscriptProblems.jatsTableUnnamed', { kind }),
  ),
  'jats/supplement': remarkKind({ name: Text }, ({ name }) =>
    name
      ? t('manuscriptProblems.jatsSupplement', { name })
      : t('manuscriptProblems.jatsSupplementUnnamed'),
  ),
  'jats/references-uncited': remarkKind({ count: Count, examples: Text }, ({ count, examples }) =>
    t('manuscriptProblems.referencesUncited', { count, examples }),
  ),
  /** `parts`: what the catalogue has a name for, or elements by their names. `abstracts`, `identifiers`: their types. */
  'jats/left-out': remarkKind(
    { parts: Texts, abstracts: Texts, identifiers: Texts },
    ({ parts, abstracts, identifiers }) =>
      t('manuscriptProblems.jatsLeftOut', {
        parts: formatList([
          ...parts.map((part) => t('manuscriptProblems.jatsPart', { part })),
          ...abstracts.map((type) => t('manuscriptProblems.jatsAbstract', { type })),
          ...(identifiers.length > 0
            ? [t('manuscriptProblems.jatsIdentifiers', { types: identifiers.join(', ') })]
            : []),
        ]),
      }),
  ),
} as const;
