import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { type RefObject, useEffect } from 'react';
import type { FormDescription } from './form-description.ts';
import { checkForm } from './form-problems.ts';
import type { RecordFormState } from './use-record-form.ts';

/** The pause in typing after which a form saves automatically. */
const REST_MS = 5_000;

/**
 * Saves a record automatically when typing pauses, if its form allows it, nothing is wrong and no one else has saved.
 */
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
