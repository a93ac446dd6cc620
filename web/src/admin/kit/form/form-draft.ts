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

/** The pause in typing after which the device keeps it. */
const KEEP_MS = 400;

/** Why a form was not saved: problems by field, and problems without a field. */
interface FormRefusal {
  readonly problems: readonly FormProblem[];
  readonly failure: string | null;
}

type FormDraft = SavedDraft<Values, FormRefusal>;

export interface OpenForm {
  readonly draft: FormDraft;
  /** Keeps on the device now what would be kept in a moment. */
  keepNow(): void;
  /** The id of the record, once saved. */
  savedId(): string | null;
}

/** One of the two people merges the changes; nothing is merged unseen. */
export const formRules = (kind: Pick<RecordKind, 'schema'>): DraftRules<Values> =>
  mergeWhole<Values>(
    (one, other) => sameValue(tidied(kind.schema, one), tidied(kind.schema, other)),
    Object.keys,
  );

/** Keeps a form when typing pauses; what is saved is removed immediately. */
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

/** The content of a record's form: kept on the device, and saved on request. */
export function openForm(
  form: FormDescription,
  id: string | null,
  start: StoredForm,
  kept: StoredValue<StoredForm>,
): OpenForm {
  const kind: RecordKind = RECORD_KINDS[form.kind];
  const keeper = restingKeeper(kept);
  /** Chosen by the client, so that a retry after a lost answer does not create the record twice. */
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
