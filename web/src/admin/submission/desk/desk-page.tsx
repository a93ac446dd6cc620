import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { type ReactNode, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { scopeOf } from '../../../data/live/office/press-scope.ts';
import type { Person } from '../../../session/use-person.ts';
import { RecordList } from '../../kit/list/record-list.tsx';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { deskList } from './desk-list.tsx';
import { type QueueShown, queueAddress, queueIn } from './queue-address.ts';
import { QueueBar } from './queue-bar.tsx';

interface DeskPageProps {
  readonly person: Person;
  /** Below the list: what they handle besides. */
  readonly children?: ReactNode;
}

/** The submissions of somebody's journals, by what waits. */
export function DeskPage({ person, children }: DeskPageProps) {
  const [parameters] = useSearchParams();
  const shown = queueIn(parameters, person.uid);
  if (shown) {
    return (
      <Desk person={person} shown={shown}>
        {children}
      </Desk>
    );
  }
  const first = queueAddress(parameters, { queue: 'open', isMine: false }, person.uid);
  return <Navigate replace to={`?${first}`} />;
}

function Desk({ person, shown, children }: DeskPageProps & { readonly shown: QueueShown }) {
  const { uid, claims } = person;
  const [parameters, setParameters] = useSearchParams();
  const journal = parameters.get('journal');
  const scope = useMemo(
    () => (journal ? [journal] : scopeOf(claims, 'submission.handle')),
    [journal, claims],
  );
  const list = useMemo(() => deskList({ uid, claims }), [uid, claims]);
  return (
    <OfficeFrame
      person={person}
      title="Submissions"
      actions={
        <FormControlLabel
          label="Only mine"
          control={
            <Switch
              size="small"
              checked={shown.isMine}
              onChange={(_, isMine) =>
                setParameters(queueAddress(parameters, { ...shown, isMine }, uid))
              }
            />
          }
        />
      }
    >
      <Stack spacing={1.5}>
        <QueueBar {...{ uid, scope }} {...shown} />
        <RecordList person={person} list={list} />
        {children}
      </Stack>
    </OfficeFrame>
  );
}
