import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Row } from '../../../data/live/office/list-request.ts';
import { useListViews } from '../../../data/live/office/list-views.ts';
import { scopeOf } from '../../../data/live/office/press-scope.ts';
import { useRecordList } from '../../../data/live/office/use-record-list.ts';
import { requireFreshSignIn } from '../../../session/require-fresh-sign-in.ts';
import type { Person } from '../../../session/use-person.ts';
import { tell, tellFailure } from '../notices.ts';
import { type ActionAsked, ActionDialog } from './action-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { ExportFormatName } from './export-formats.ts';
import { kindActions } from './kind-actions.ts';
import type { ListDescription, RowAction } from './list-description.ts';
import { ListPager } from './list-pager.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { whyNotDone } from './not-done.ts';
import { NothingHere } from './nothing-here.tsx';
import { RecordTable } from './record-table.tsx';
import { rowName } from './row-name.ts';
import { newAttempt } from './run-action.ts';
import { saveListFile } from './save-list-file.ts';
import { shownColumns } from './shown-columns.ts';
import { useDefaultView } from './use-default-view.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { useSelection } from './use-selection.ts';

interface RecordListProps<T> {
  readonly person: Person;
  /** Keep it outside of components, or in a memo. */
  readonly list: ListDescription<T>;
}

/** Any list of the office: live, in pages, with its whole state in the address. */
export function RecordList<T>(props: RecordListProps<T>) {
  // A different list starts with no selection and its own default view.
  return <ShownList key={props.list.id} {...props} />;
}

function ShownList<T>({ person, list }: RecordListProps<T>) {
  const [state, change] = useListState(list);
  const scope = useMemo(() => scopeOf(person.claims, list.action), [person.claims, list.action]);
  const page = useRecordList({ plan: list.plan, scope, request: state, read: list.read });
  const views = useListViews(person, list.id);
  useDefaultView(list, views, person.claims);
  const selection = useSelection(page.rows);
  const [asked, setAsked] = useState<ActionAsked<T> | null>(null);
  const [exportAs, setExportAs] = useState<ExportFormatName | null>(null);
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);

  const actions = useMemo(
    () => [
      ...(list.actions ?? []),
      ...(list.kind && list.plan.hasBin ? kindActions<T>(list.kind) : []),
    ],
    [list],
  );
  const columns = shownColumns(list.columns, state.columns);
  const open = useCallback(
    (index: number) => {
      const row = page.rows[index];
      if (row) void navigate(list.link(row));
    },
    [page.rows, list, navigate],
  );
  useListKeys({ body, search, newPath: list.newPath, turn: selection.turn, open });

  function act(action: RowAction<T>, rows: readonly Row<T>[]) {
    if (action.asks || action.fields || rows.length > 1) setAsked({ action, rows });
    else for (const row of rows) void actAtOnce(action, row);
  }

  async function saveSelected(format: ExportFormatName) {
    try {
      if (list.holdsPeople && !(await requireFreshSignIn())) return;
      await saveListFile(list, state.columns, [[...selection.rows.values()]], format);
      tell(t('officeList.recordsExported', { count: selection.rows.size }));
    } catch {
      tellFailure(t('officeList.selectionNotExported'));
    }
  }

  return (
    <Stack spacing={1.5}>
      <ListToolbar
        {...{ person, list, state, views, search }}
        onChange={change}
        onExport={setExportAs}
      />
      {list.note?.(page.rows)}
      {page.problem && <Alert severity="error">{errorMessage(page.problem)}</Alert>}
      <BulkBar
        rows={[...selection.rows.values()]}
        actions={actions}
        onAct={act}
        onExport={(format) => void saveSelected(format)}
        onClear={selection.clear}
      />
      <RecordTable
        name={list.name}
        rows={page.rows}
        {...{ columns, actions, selection, body }}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        onAct={(action, row) => act(action, [row])}
        loading={page.loading}
        none={
          page.problem ? null : (
            <NothingHere {...{ list, state }} after={page.after} onChange={change} />
          )
        }
      />
      <ListPager page={page} state={state} onChange={change} />
      {asked && (
        <ActionDialog
          asked={asked}
          nameOf={(row) => rowName(list.columns, row)}
          onClose={(isDone) => {
            if (isDone) selection.clear();
            setAsked(null);
          }}
        />
      )}
      {exportAs && (
        <ExportDialog
          {...{ list, scope, state }}
          format={exportAs}
          onClose={() => setExportAs(null)}
        />
      )}
    </Stack>
  );
}

async function actAtOnce<T>(action: RowAction<T>, row: Row<T>) {
  try {
    const undo = await action.run(row, {}, newAttempt());
    await action.finish?.();
    tell(action.done(1), undo ?? undefined);
  } catch (error) {
    tellFailure(whyNotDone(error));
  }
}
