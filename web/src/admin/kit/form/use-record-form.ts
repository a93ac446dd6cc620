import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { type LiveRecord, useRecord } from '../../../data/live/office/use-record.ts';
import type { Person } from '../../../session/use-person.ts';
import { messageOf } from '../message-of.ts';
import type { FormDescription } from './form-description.ts';
import { checkForm, type FieldProblem } from './form-problems.ts';
import { onArrival, onSaved } from './form-stand.ts';
import { type KeptForm, keepForm, readKeptForm } from './kept-form.ts';
import { sameValue } from './same-value.ts';
import { tidied } from './tidied.ts';
import { type Values, withValueAt } from './values.ts';
import { withAddress } from './with-address.ts';

/** So long must typing rest before the device keeps it. */
const KEEP_MS = 400;

export interface RecordFormState {
  readonly live: LiveRecord;
  /** Null: it is being read. */
  readonly values: Values | null;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly saving: boolean;
  /** This device had kept what was not saved. */
  readonly isRestored: boolean;
  /** What keeps it from being saved, field by field. */
  readonly problems: readonly FieldProblem[];
  /** Why it was not saved, where that is about no field. */
  readonly failure: string | null;
  /** What somebody else has saved since: to be merged. */
  readonly theirs: { readonly data: Values; readonly base: Values } | null;
  change(path: string, value: unknown): void;
  /** Saves, with these changes besides. Answers with the record's id, or null where it was not saved. */
  save(changes?: Values): Promise<string | null>;
  /** Goes on from what the other person has saved, with these values. */
  takeMerged(values: Values): void;
  discard(): void;
}

/** A record's form: what was typed, what it stands on, and what became of the record meanwhile. */
export function useRecordForm(
  form: FormDescription,
  person: Person,
  id: string | null,
): RecordFormState {
  const kind: RecordKind = RECORD_KINDS[form.kind];
  const place = `${person.uid}:${form.kind}:${id ?? 'new'}`;
  const live = useRecord(form.kind, id);
  const [stand, setStand] = useState<KeptForm | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  /** Made by whoever begins a record, so that one whose answer was lost is not made twice. */
  const [key] = useState(() => crypto.randomUUID().replaceAll('-', ''));

  const isSame = useCallback(
    (one: Values, other: Values) => sameValue(tidied(kind.schema, one), tidied(kind.schema, other)),
    [kind],
  );
  const isDirty = stand !== null && !isSame(stand.mine, stand.base);

  const { data, keeping } = live;
  const { revision } = keeping;
  useEffect(() => {
    if (saving) return;
    setStand((now) => {
      if (now === null) {
        const kept = readKeptForm(place);
        if (kept && (id === null || data)) {
          setRestored(true);
          return kept;
        }
        if (id === null) {
          const blank = form.blank(person);
          return { mine: blank, base: blank, revision: 0 };
        }
      }
      return data ? onArrival(now, { data, revision }, isSame) : now;
    });
  }, [saving, place, id, data, revision, form, person, isSame]);

  useEffect(() => {
    if (!stand || saving) return;
    const timer = setTimeout(() => keepForm(place, isDirty ? stand : null), KEEP_MS);
    return () => clearTimeout(timer);
  }, [stand, isDirty, place, saving]);
  // What was typed in the last moment before leaving, be it to another page of the office or altogether.
  const last = useRef<() => void>(() => {});
  last.current = () => {
    if (stand && !saving) keepForm(place, isDirty ? stand : null);
  };
  useEffect(() => {
    const keep = () => last.current();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  const change = useCallback(
    (path: string, value: unknown) => {
      // A form that saves itself tries again once typing rests.
      setFailure(null);
      setStand((now) => {
        if (!now) return now;
        const typed = withValueAt(now.mine, path, value);
        const mine = id === null ? withAddress(form.addressOf, now.mine, typed) : typed;
        return { ...now, mine };
      });
      setProblems((before) =>
        before.filter(({ field }) => field !== path && !field.startsWith(`${path}.`)),
      );
    },
    [form, id],
  );

  async function save(changes: Values = {}): Promise<string | null> {
    if (!stand || saving) return null;
    setFailure(null);
    const mine = { ...stand.mine, ...changes };
    const checked = checkForm(kind.schema, mine);
    setProblems(checked.ok ? [] : checked.problems);
    if (!checked.ok) return null;
    setSaving(true);
    try {
      const saved = await call('saveRecord', {
        kind: form.kind,
        id,
        base: stand.revision,
        data: { ...checked.data },
        ...(id === null && { key }),
      });
      keepForm(place, null);
      setRestored(false);
      const sent = { mine: stand.mine, changes, data: checked.data };
      setStand((now) => onSaved(now, sent, saved.revision));
      return saved.id;
    } catch (error) {
      const refused = error instanceof CallError ? error : null;
      setProblems(refused?.problems ?? []);
      setFailure(refused?.problems.length ? null : messageOf(error));
      return null;
    } finally {
      setSaving(false);
    }
  }

  const theirs = useMemo(
    () =>
      stand && data && isDirty && !saving && stand.revision > 0 && revision > stand.revision
        ? { data, base: stand.base }
        : null,
    [stand, data, isDirty, saving, revision],
  );

  return {
    ...{ live, isNew: id === null, isDirty, saving, isRestored, problems, failure, theirs },
    values: stand?.mine ?? null,
    change,
    save,
    takeMerged: (values) => {
      if (!data) return;
      setFailure(null);
      setStand({ mine: values, base: data, revision });
    },
    discard: () => {
      keepForm(place, null);
      last.current = () => {};
      setRestored(false);
      setProblems([]);
      setFailure(null);
      const blank = form.blank(person);
      setStand(
        data ? { mine: data, base: data, revision } : { mine: blank, base: blank, revision: 0 },
      );
    },
  };
}
