import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { type DraftRules, startDraft } from '../../../drafts/draft-machine.ts';
import { mergeWhole } from '../../../drafts/merge-whole.ts';
import { sameValue } from '../../../drafts/same-value.ts';
import { createSavedDraft, later, type SavedDraft } from '../../../drafts/saved-draft.ts';
import type { StoredValue } from '../../../drafts/stored-value.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import type { FormDescription } from './form-description.ts';
import { checkForm, type FormProblem } from './form-problems.ts';
import type { StoredForm } from './stored-form.ts';
import { tidied } from './tidied.ts';
import type { Values } from './values.ts';

/** So long must typing rest before the device keeps it. */
const KEEP_MS = 400;

/** Why a form was not saved: field by field, and where that is about no field. */
interface FormRefusal {
  readonly problems: readonly FormProblem[];
  readonly failure: string | null;
}

type FormDraft = SavedDraft<Values, FormRefusal>;

export interface OpenForm {
  readonly draft: FormDraft;
  /** Keeps on the device now what would be kept in a moment. */
  keepNow(): void;
  /** Of the record, once it was saved. */
  savedId(): string | null;
}

/** Two people's changes of a record are put together by one of them: nothing is merged unseen. */
export const formRules = (kind: Pick<RecordKind, 'schema'>): DraftRules<Values> =>
  mergeWhole<Values>(
    (one, other) => sameValue(tidied(kind.schema, one), tidied(kind.schema, other)),
    Object.keys,
  );

/** Keeps a form once typing rests; what is saved is forgotten at once. */
function restingKeeper(kept: StoredValue<StoredForm>) {
  let due: { readonly form: StoredForm; readonly stop: () => void } | null = null;
  function now() {
    if (!due) return;
    due.stop();
    kept.write(due.form);
    due = null;
  }
  return {
    now,
    keep(form: StoredForm | null): boolean {
      due?.stop();
      due = form && { form, stop: later(now, KEEP_MS) };
      if (!form) kept.write(null);
      return true;
    },
  };
}

/** What stands in a record's form: kept on the device, and saved when somebody says so. */
export function openForm(
  form: FormDescription,
  id: string | null,
  start: StoredForm,
  kept: StoredValue<StoredForm>,
): OpenForm {
  const kind: RecordKind = RECORD_KINDS[form.kind];
  const keeper = restingKeeper(kept);
  /** Made by whoever begins a record, so that one whose answer was lost is not made twice. */
  const key = crypto.randomUUID().replaceAll('-', '');
  let savedId: string | null = null;
  const { mine, base, revision } = start;
  const draft = createSavedDraft<Values, FormRefusal>(
    { ...startDraft(base, revision), mine },
    {
      ...formRules(kind),
      ...{ later, pauseMs: null },
      again: () => null,
      keep: (now) => keeper.keep(now && { mine: now.mine, base: now.base, revision: now.revision }),
      async save(values, on) {
        const checked = checkForm(kind.schema, values);
        if (!checked.ok) return refused({ problems: checked.problems, failure: null });
        const data = { ...checked.data };
        try {
          const saved = await call('saveRecord', {
            ...{ kind: form.kind, id, base: on, data },
            ...(id === null && { key }),
          });
          savedId = saved.id;
          return { outcome: 'saved', revision: saved.revision, draft: data };
        } catch (error) {
          const problems = error instanceof CallError ? error.problems : [];
          return refused({ problems, failure: problems.length > 0 ? null : messageOf(error) });
        }
      },
    },
  );
  return { draft, keepNow: keeper.now, savedId: () => savedId };
}

const refused = (refusal: FormRefusal) => ({ outcome: 'refused', refusal }) as const;
