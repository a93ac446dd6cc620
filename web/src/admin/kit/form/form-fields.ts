import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { FieldDescription, FormDescription } from './form-description.ts';
import { schemaAt } from './tidied.ts';

/** Every field of a form, those within lists by their place: `chapters.title`. */
export function fieldsOf(form: Pick<FormDescription, 'sections'>): readonly FieldDescription[] {
  return form.sections.flatMap(({ fields }) => fields);
}

const withInner = (field: FieldDescription): string[] =>
  field.type === 'list'
    ? [field.name, ...field.fields.flatMap(withInner).map((inner) => `${field.name}.${inner}`)]
    : [field.name];

/** What a form's test asks: fields that the schema does not have, and those of it that nobody sees. */
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

/** What the field at a problem's path is called: “Chapters 3: Title”. */
export function labelAt(form: Pick<FormDescription, 'sections'>, path: string): string {
  return labelIn(fieldsOf(form), path) ?? path;
}

function labelIn(fields: readonly FieldDescription[], path: string): string | undefined {
  const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
  if (!field) return undefined;
  const rest = path.slice(field.name.length + 1).split('.');
  const [index = '', ...inner] = rest;
  if (!/^\d+$/.test(index)) return field.label;
  const place = `${field.label} ${Number(index) + 1}`;
  const below = field.type === 'list' && inner.length > 0 && labelIn(field.fields, inner.join('.'));
  return below ? `${place}: ${below}` : place;
}

/** The id of a field's element, for the summary of problems to lead to. */
export const recordFieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
