import Typography from '@mui/material/Typography';
import { ASSIGNMENT_RULES } from '@quire/model/entities/assignment';
import { t } from '@quire/model/messages/t';
import type { FieldDescription, FormSection } from '../kit/form/form-description.ts';
import { isValues, type Values, valueAt } from '../kit/form/values.ts';
import { EditorField } from './editor-field.tsx';
import { TYPE_CHOICES, typeLabel } from './journal-labels.ts';

const RULE_CHOICES = Object.entries(ASSIGNMENT_RULES).map(([value, label]) => ({ value, label }));
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);

const RULE_HELP: Readonly<Record<string, string>> = {
  off: 'Staff who oversee the desk assign each submission.',
  rotation:
    'Each submission goes to the editor who has gone longest without one. List the editors who take part, or leave the list empty to include all editors of the journal.',
  type: 'Each submission goes to the editors of its article type, in turn. An editor without article types receives submissions of all types that no other editor is listed for.',
  subject:
    'Each submission goes to the editor whose subjects have the most in common with its keywords, in turn where several match equally well. An editor without subjects receives submissions that match no other editor.',
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
  return `${name}: ${takes.length > 0 ? takes.join(', ') : 'all other submissions'}`;
}

/** The rule for assigning new submissions. */
export const ASSIGNMENT_SECTION: FormSection = {
  title: 'Assignment of editors',
  help: 'A rule assigns an editor when a manuscript is submitted. The editor is notified by mail, and the assignment appears in the timeline. Editors who are out of office, have a conflict of interest or are authors of the manuscript are skipped. If no editor is available, the submission waits on the desk.',
  fields: [
    {
      name: 'assignment.rule',
      label: 'New submissions are assigned',
      type: 'select',
      choices: RULE_CHOICES,
      width: 'half',
    },
    {
      name: 'assignment.editors',
      label: 'Editors to assign',
      type: 'list',
      add: t('officeRecords.addEditor'),
      blank: { types: [], subjects: [] },
      title: editorTitle,
      isShown: (values) => ruleOf(values) !== 'off',
      fields: [
        {
          name: 'editor',
          label: 'Editor',
          type: 'custom',
          width: 'half',
          render: (props) => <EditorField {...props} />,
        },
        {
          name: 'types',
          label: 'Article types',
          type: 'chips',
          choices: TYPE_CHOICES,
          isClosed: true,
          isShown: isRule('type'),
        },
        {
          name: 'subjects',
          label: 'Subjects',
          help: 'As authors enter them as keywords. Capital letters and accents are ignored.',
          type: 'chips',
          choices: 'subjects',
          isShown: isRule('subject'),
        },
      ],
    },
  ],
  after: (values) => (
    <Typography variant="body2" color="text.secondary">
      {RULE_HELP[ruleOf(values)]}
    </Typography>
  ),
};
