import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import { type ReactNode, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { colleagueName } from '../../../data/live/desk/use-colleagues.ts';
import { useJournalEditors } from '../../../data/live/desk/use-journal-editors.ts';
import { scopeOf } from '../../../data/live/office/press-scope.ts';
import type { Person } from '../../../session/use-person.ts';
import { RecordList } from '../../kit/list/record-list.tsx';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { deskList } from './desk-list.tsx';
import { EditorFilter } from './editor-filter.tsx';
import { type QueueShown, queueAddress, queueIn } from './queue-address.ts';
import { QueueBar } from './queue-bar.tsx';

interface DeskPageProps {
  readonly person: Person;
  /** Shown below the list: what else they handle. */
  readonly children?: ReactNode;
}

/** The submissions of a person's journals, by what has to be done. */
export function DeskPage({ person, children }: DeskPageProps) {
  const [parameters] = useSearchParams();
  const shown = queueIn(parameters);
  if (shown) {
    return (
      <Desk person={person} shown={shown}>
        {children}
      </Desk>
    );
  }
  const first = queueAddress(parameters, { queue: 'open', editor: null });
  return <Navigate replace to={`?${first}`} />;
}

function Desk({ person, shown, children }: DeskPageProps & { readonly shown: QueueShown }) {
  const { uid, claims } = person;
  const { editor } = shown;
  const [parameters, setParameters] = useSearchParams();
  const journal = parameters.get('journal');
  const scope = useMemo(
    () => (journal ? [journal] : scopeOf(claims, 'submission.handle')),
    [journal, claims],
  );
  const editors = useJournalEditors(scope);
  const list = useMemo(
    () => deskList({ uid, claims }, editor, editors),
    [uid, claims, editor, editors],
  );
  return (
    <OfficeFrame
      person={person}
      title={t('officeDesk.submissions')}
      actions={
        <EditorFilter
          {...{ uid, editor }}
          editors={editors.map((each) => ({ uid: each.uid, name: colleagueName(each) }))}
          onChange={(chosen) =>
            setParameters(queueAddress(parameters, { ...shown, editor: chosen }))
          }
        />
      }
    >
      <Stack spacing={1.5}>
        <QueueBar scope={scope} {...shown} />
        <RecordList person={person} list={list} />
        {children}
      </Stack>
    </OfficeFrame>
  );
}
