import Typography from '@mui/material/Typography';
import { ASSIGNMENT_RULES } from '@quire/model/entities/assignment';
import type { FieldDescription, FormSection } from '../kit/form/form-description.ts';
import { isValues, type Values, valueAt } from '../kit/form/values.ts';
import { EditorField } from './editor-field.tsx';
import { TYPE_CHOICES, typeLabel } from './journal-labels.ts';

const RULE_CHOICES = Object.entries(ASSIGNMENT_RULES).map(([value, label]) => ({ value, label }));
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);

const RULE_HELP: Readonly<Record<string, string>> = {
  off: 'Whoever oversees the desk assigns each submission.',
  rotation:
    'Each submission goes to the editor who has waited longest for one. List the editors who take part, or none for all of the journal.',
  type: 'Each submission goes to the editors of its article type, in turn. An editor without types takes what nobody else is listed for.',
  subject:
    'Each submission goes to the editor who shares most subjects with its keywords, in turn where several share as many. An editor without subjects takes what matches nobody.',
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
  return `${name}: ${takes.length > 0 ? takes.join(', ') : 'what nobody else takes'}`;
}

/** Who is given a new submission. */
export const ASSIGNMENT_SECTION: FormSection = {
  title: 'Assignment of editors',
  help: 'A rule assigns an editor when a manuscript is submitted; the editor is told by mail, and the timeline shows it. It passes over editors who are out of office, in conflict with the authors, or authors themselves. Where it finds nobody, the submission waits on the desk.',
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
      label: 'Editors who are assigned',
      type: 'list',
      one: 'editor',
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
          help: 'As authors write them among the keywords. Capitals and accents do not matter.',
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
