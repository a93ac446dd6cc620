import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { call } from '../../../data/calls.ts';
import type { Person } from '../../../session/use-person.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { Crumb } from '../crumbs.tsx';
import { tell, tellFailure } from '../notices.ts';
import { OfficeFrame } from '../office-frame.tsx';
import { RecordErrorSummary } from './error-summary.tsx';
import type { WantedField } from './fields/field-props.ts';
import { FormActions } from './form-actions.tsx';
import type { FormDescription, StatusMove } from './form-description.ts';
import { recordFieldId } from './form-fields.ts';
import { FormNotes } from './form-notes.tsx';
import { FormSections } from './form-sections.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { useRecordForm } from './use-record-form.ts';
import { useSaveItself } from './use-save-itself.ts';
import { useSaveKeys } from './use-save-keys.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface RecordFormProps {
  readonly person: Person;
  /** Keep it outside of components, or in a memo. */
  readonly form: FormDescription;
  /** Null: a new record. */
  readonly id: string | null;
  readonly list: Crumb;
  /** The title of a new record: “New book”. Absent: none is created in this form. */
  readonly newTitle?: string | undefined;
  /** Where a record of the list is opened. */
  readonly pathOf: (id: string) => string;
  /** Shown beside the title, before the actions of every record. */
  readonly actions?: ReactNode;
}

/** The page of one record, new or existing: its form and its actions. */
export function RecordForm({ person, form, id, list, newTitle, pathOf, actions }: RecordFormProps) {
  const state = useRecordForm(form, person, id);
  const { live, values, isDirty, problems } = state;
  const [tries, setTries] = useState(0);
  const [wanted, setWanted] = useState<WantedField | null>(null);
  const [isMerging, setMerging] = useState(false);
  const [asked, setAsked] = useState<StatusMove | null>(null);
  const guard = useUnsavedGuard(isDirty);
  const navigate = useNavigate();
  const latest = useRef(save);
  latest.current = save;
  useSaveKeys(latest);
  useSaveItself(form, state, latest);

  async function save(changes?: Readonly<Record<string, unknown>>): Promise<boolean> {
    const saved = await state.save(changes);
    if (saved === null) {
      setTries((before) => before + 1);
      return false;
    }
    if (id === null) {
      guard.letGo();
      tell(t('office.saved'));
      await navigate(pathOf(saved), { replace: true });
    }
    return true;
  }

  function follow(field: string) {
    // The language of a translation has to be open before one of its fields can have the focus.
    flushSync(() => setWanted({ field }));
    document.getElementById(recordFieldId(field))?.focus();
  }

  async function move(to: StatusMove) {
    setAsked(null);
    const prepared = to.prepare?.(values ?? {}) ?? { values: {} };
    if ('refused' in prepared) {
      tellFailure(prepared.refused);
      return;
    }
    if (await save({ ...prepared.values, status: to.to }))
      tell(t('officeForm.moveDone', { move: to.label }));
  }

  async function undelete() {
    if (id === null) return;
    try {
      await call('undeleteRecord', { kind: form.kind, id, base: live.keeping.revision });
    } catch (error) {
      tellFailure(messageOf(error));
    }
  }

  const kind: RecordKind = RECORD_KINDS[form.kind];
  const read = live.data && kind.read(live.data);
  const canDelete = read?.ok !== true || !read.facts.isKept;
  const status = String(values?.status ?? '');
  const title = (values && form.title(values)) || newTitle || list.label;

  useEffect(() => {
    if (state.theirs === null) setMerging(false);
  }, [state.theirs]);

  if (!values) {
    return (
      <OfficeFrame person={person} title={list.label} crumbs={[list]}>
        {live.loading ? (
          <LinearProgress aria-label={t('office.loading')} />
        ) : (
          <Alert severity={live.problem ? 'error' : 'info'}>
            {live.problem ? errorMessage(live.problem) : t('officeForm.notFound')}
          </Alert>
        )}
      </OfficeFrame>
    );
  }

  return (
    <OfficeFrame
      person={person}
      title={title}
      crumbs={[list]}
      actions={
        <>
          {actions}
          {id !== null && (
            <FormActions
              {...{ form, state, id, canDelete }}
              listPath={list.path}
              onDeleted={guard.letGo}
            />
          )}
        </>
      }
    >
      <FormNotes
        state={state}
        onMerge={() => setMerging(true)}
        onUndelete={() => void undelete()}
      />
      <RecordErrorSummary {...{ form, problems, tries }} onFollow={follow} />
      <FormSections {...{ form, person, state, values, wanted }} />
      <SaveBar
        state={state}
        moves={(form.moves ?? []).filter(({ from }) => from.includes(status))}
        onSave={() => void save()}
        onMove={(to) => (to.asks ? setAsked(to) : void move(to))}
      />
      {state.theirs && isMerging && (
        <MergeDialog
          form={form}
          base={state.theirs.base}
          mine={values}
          theirs={state.theirs.data}
          onMerged={(merged) => {
            setMerging(false);
            state.takeMerged(merged);
          }}
          onClose={() => setMerging(false)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('officeForm.moveTitle', { move: asked?.label ?? '' })}
        does={asked?.label ?? ''}
        danger={asked?.isDanger ?? false}
        onConfirm={() => (asked ? move(asked) : undefined)}
        onClose={() => setAsked(null)}
      >
        {asked?.asks}
      </ConfirmDialog>
      <LeaveDialog blocker={guard.blocker} onDiscard={state.discard} />
    </OfficeFrame>
  );
}
