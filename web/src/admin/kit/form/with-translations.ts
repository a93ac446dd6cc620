import { TRANSLATED } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { FieldDescription, FormDescription, FormSection } from './form-description.ts';
import { schemaAt } from './tidied.ts';

/** The field as one of a translation: whether it is shown depends on the record, not on the translation. */
const ofTranslation = (field: FieldDescription, section: FormSection): FieldDescription => ({
  ...field,
  isShown: (_values, person, record) =>
    (section.isShown?.(record) ?? true) && (field.isShown?.(record, person, record) ?? true),
});

/**
 * A form with a section in which its texts are translated: those of its fields that the record's schema has in
 * `translations`.
 */
export function withTranslations(form: FormDescription): FormDescription {
  const { schema }: RecordKind = RECORD_KINDS[form.kind];
  const isText = ({ name }: FieldDescription) =>
    schemaAt(schema, `translations.${TRANSLATED[0]}.${name}`) !== undefined;
  const fields = form.sections.flatMap((section) =>
    section.fields.filter(isText).map((field) => ofTranslation(field, section)),
  );
  const title = t('officeForm.translations');
  return {
    ...form,
    sections: [
      ...form.sections,
      {
        title,
        help: t('officeForm.translationsHint'),
        fields: [{ name: 'translations', label: title, type: 'translations', fields }],
      },
    ],
  };
}
