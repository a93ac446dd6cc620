import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ASSIGNMENT_RULES } from '@quire/model/entities/assignment';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminPermissionsPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { rich } from '../../messages/rich.ts';
import type { FieldDescription, FormSection } from '../kit/form/form-description.ts';
import { isValues, type Values, valueAt } from '../kit/form/values.ts';
import { EditorField } from './editor-field.tsx';
import { TYPE_CHOICES, typeLabel } from './journal-labels.ts';

const RULE_CHOICES = Object.entries(ASSIGNMENT_RULES).map(([value, label]) => ({ value, label }));
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);

const RULE_HELP: Readonly<Record<string, string>> = {
  off: t('officeJournals.assignByHand'),
  rotation: t('officeJournals.assignInRotation'),
  type: t('officeJournals.assignByType'),
  subject: t('officeJournals.assignBySubject'),
};
const ruleOf = (values: Values) => text(valueAt(values, 'assignment.rule')) || 'off';
const isRule =
  (rule: string): NonNullable<FieldDescription['isShown']> =>
  (_item, _person, record) =>
    ruleOf(record) === rule;

/** `Edda Marchetti: Research article, Review`. */
function editorTitle({ editor, types, subjects }: Values, values: Values): string {
  if (!isValues(editor)) return '';
  const name = text(editor.name);
  const rule = ruleOf(values);
  if (rule !== 'type' && rule !== 'subject') return name;
  const takes = rule === 'type' ? texts(types).map(typeLabel) : texts(subjects);
  return takes.length > 0
    ? t('officeJournals.editorTakes', { name, what: formatList(takes) })
    : t('officeJournals.editorTakesRest', { name });
}

/** The rule for assigning new submissions. */
export const ASSIGNMENT_SECTION: FormSection = {
  title: t('officeJournals.assignmentOfEditors'),
  help: t('officeJournals.assignmentHint'),
  fields: [
    {
      name: 'assignment.rule',
      label: t('officeJournals.assignmentRule'),
      type: 'select',
      choices: RULE_CHOICES,
      width: 'half',
    },
    {
      name: 'assignment.editors',
      label: t('officeJournals.editorsToAssign'),
      type: 'list',
      add: t('officeRecords.addEditor'),
      blank: { types: [], subjects: [] },
      title: editorTitle,
      isShown: (values) => ruleOf(values) !== 'off',
      fields: [
        {
          name: 'editor',
          label: t('officeJournals.editor'),
          type: 'custom',
          width: 'half',
          render: (props) => <EditorField {...props} />,
        },
        {
          name: 'types',
          label: t('officeJournals.articleTypes'),
          type: 'chips',
          choices: TYPE_CHOICES,
          isClosed: true,
          isShown: isRule('type'),
        },
        {
          name: 'subjects',
          label: t('officeJournals.subjects'),
          help: t('officeJournals.assignedSubjectsHint'),
          type: 'chips',
          choices: 'subjects',
          isShown: isRule('subject'),
        },
      ],
    },
  ],
  after: (values) => (
    <>
      <Typography variant="body2" color="text.secondary">
        {RULE_HELP[ruleOf(values)]}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {rich('officeJournals.sectionEditors', {
          link: (words) => (
            <Link component={RouterLink} to={adminPermissionsPath(text(values.name) || undefined)}>
              {words}
            </Link>
          ),
        })}
      </Typography>
    </>
  ),
};
