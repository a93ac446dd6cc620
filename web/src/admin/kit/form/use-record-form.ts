import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type LiveRecord, useRecord } from '../../../data/live/office/use-record.ts';
import type { Person } from '../../../session/use-person.ts';
import type { FormDescription } from './form-description.ts';
import { type OpenForm, openForm } from './form-draft.ts';
import type { FormProblem } from './form-problems.ts';
import { storedForm } from './stored-form.ts';
import { type Values, withValueAt } from './values.ts';
import { withAddress } from './with-address.ts';

export interface RecordFormState {
  readonly live: LiveRecord;
  /** Null: loading. */
  readonly values: Values | null;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly saving: boolean;
  /** Whether this device had kept unsaved values. */
  readonly isRestored: boolean;
  /** The problems that prevent saving, by field. */
  readonly problems: readonly FormProblem[];
  /** Why it was not saved, if that concerns no field. */
  readonly failure: string | null;
  /** What another person has saved since, to be merged. */
  readonly theirs: { readonly data: Values; readonly base: Values } | null;
  change(path: string, value: unknown): void;
  /** Saves, with these changes in addition. Resolves to the record's id, or null if it was not saved. */
  save(changes?: Values): Promise<string | null>;
  /** Continues from what the other person has saved, with these values. */
  takeMerged(values: Values): void;
  discard(): void;
}

const nothingToHear = () => () => {};

/** A record's form: what was typed, the version it is based on, and later changes of the record. */
export function useRecordForm(
  form: FormDescription,
  person: Person,
  id: string | null,
): RecordFormState {
  const place = `${person.uid}:${form.kind}:${id ?? 'new'}`;
  const live = useRecord(form.kind, id);
  const [open, setOpen] = useState<OpenForm | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const draft = open?.draft ?? null;
  const view = useSyncExternalStore(draft?.subscribe ?? nothingToHear, () => draft?.view() ?? null);
  const saving = view?.isSaving ?? false;

  const { data, keeping } = live;
  const { revision } = keeping;
  useEffect(() => {
    if (open || (id !== null && !data)) return;
    const kept = storedForm(place);
    const before = kept.read();
    const known = data ?? form.blank(person);
    const start = before ?? { mine: known, base: known, revision: data ? revision : 0 };
    setRestored(before !== null);
    setOpen(openForm(form, id, start, kept));
  }, [open, place, id, data, revision, form, person]);
  useEffect(() => {
    // The person's own save is answered first.
    if (draft && data && !saving) draft.arrived(data, revision);
  }, [draft, data, revision, saving]);

  // Keeps what was typed just before leaving the page.
  useEffect(() => {
    if (!open) return;
    window.addEventListener('pagehide', open.keepNow);
    return () => {
      window.removeEventListener('pagehide', open.keepNow);
      open.keepNow();
    };
  }, [open]);

  const change = useCallback(
    (path: string, value: unknown) => {
      // A form that saves automatically retries when typing pauses.
      setFailure(null);
      if (draft) {
        const { mine } = draft.view().draft;
        const typed = withValueAt(mine, path, value);
        draft.edit(id === null ? withAddress(form.addressOf, mine, typed) : typed);
      }
      setProblems((before) =>
        before.filter(({ field }) => field !== path && !field.startsWith(`${path}.`)),
      );
    },
    [form, id, draft],
  );

  async function save(changes: Values = {}): Promise<string | null> {
    if (!open || saving) return null;
    setFailure(null);
    const answer = await open.draft.save(changes);
    const refusal = answer.outcome === 'refused' ? answer.refusal : null;
    setProblems(refusal?.problems ?? []);
    setFailure(refusal?.failure ?? null);
    if (answer.outcome !== 'saved') return null;
    setRestored(false);
    return open.savedId();
  }

  const isDirty = view?.isDirty ?? false;
  const conflict = view?.draft.conflict;
  const base = view?.draft.base;
  const theirs = useMemo(
    () => (conflict && base && isDirty && !saving ? { data: conflict.theirs, base } : null),
    [conflict, base, isDirty, saving],
  );

  return {
    ...{ live, isNew: id === null, isDirty, saving, isRestored, problems, failure, theirs },
    values: view?.draft.mine ?? null,
    change,
    save,
    takeMerged: (values) => {
      setFailure(null);
      draft?.resolve(values);
    },
    discard: () => {
      setRestored(false);
      setProblems([]);
      setFailure(null);
      draft?.discard();
    },
  };
}
