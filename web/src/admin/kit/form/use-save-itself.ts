import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { type RefObject, useEffect } from 'react';
import type { FormDescription } from './form-description.ts';
import { checkForm } from './form-problems.ts';
import type { RecordFormState } from './use-record-form.ts';

/** So long must typing rest before a form saves by itself. */
const REST_MS = 5_000;

/** Saves a record whose form allows it when typing rests, where nothing is wrong and nobody else saved. */
export function useSaveItself(
  form: FormDescription,
  { values, isDirty, isNew, theirs, failure, live }: RecordFormState,
  save: RefObject<() => Promise<boolean>>,
): void {
  const kind: RecordKind = RECORD_KINDS[form.kind];
  const mayBe =
    isDirty && !isNew && !theirs && !failure && live.keeping.deletedAt === undefined && values;
  const isWanted = mayBe ? (form.savesItself?.(mayBe) ?? false) : false;
  useEffect(() => {
    if (!isWanted || !values) return;
    const timer = setTimeout(() => {
      if (checkForm(kind.schema, values).ok) void save.current();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isWanted, values, kind, save]);
}
