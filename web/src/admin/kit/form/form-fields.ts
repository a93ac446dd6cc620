import { isLanguage, LANGUAGES } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { FieldDescription, FormDescription } from './form-description.ts';
import { schemaAt } from './tidied.ts';

/** Every field of a form, including those within lists by path: `chapters.title`. */
export function fieldsOf(form: Pick<FormDescription, 'sections'>): readonly FieldDescription[] {
  return form.sections.flatMap(({ fields }) => fields);
}

const withInner = (field: FieldDescription): string[] =>
  field.type === 'list'
    ? [field.name, ...field.fields.flatMap(withInner).map((inner) => `${field.name}.${inner}`)]
    : [field.name];

/** For a form's test: fields that the schema lacks, and fields of the schema that are not shown. */
export function mistakesOf(form: FormDescription): {
  readonly unknown: readonly string[];
  readonly missing: readonly string[];
} {
  const kind: RecordKind = RECORD_KINDS[form.kind];
  const named = fieldsOf(form).flatMap(withInner);
  const shown = new Set([...named, ...(form.leaves ?? [])].map((name) => name.split('.')[0]));
  return {
    unknown: named.filter((name) => schemaAt(kind.schema, name) === undefined),
    missing: kind.fields.filter((field) => !shown.has(field) && field !== 'status'),
  };
}

/** The label of the field at a problem's path: “Chapters 3: Title”. */
export function labelAt(form: Pick<FormDescription, 'sections'>, path: string): string {
  return labelIn(fieldsOf(form), path) ?? path;
}

function labelIn(fields: readonly FieldDescription[], path: string): string | undefined {
  const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
  if (!field) return undefined;
  const rest = path.slice(field.name.length + 1).split('.');
  const [index = '', ...inner] = rest;
  if (field.type === 'translations' && isLanguage(index)) {
    const label = labelIn(field.fields, inner.join('.'));
    const { name: language } = LANGUAGES[index];
    return label ? t('officeForm.labelInLanguage', { label, language }) : field.label;
  }
  if (!/^\d+$/.test(index)) return field.label;
  const place = t('officeForm.entryOfList', { label: field.label, number: Number(index) + 1 });
  const below = field.type === 'list' && inner.length > 0 && labelIn(field.fields, inner.join('.'));
  return below ? t('officeForm.fieldOfEntry', { entry: place, field: below }) : place;
}

/** The id of a field's element, for links from the summary of problems. */
export const recordFieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
