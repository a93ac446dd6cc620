import Stack from '@mui/material/Stack';
import { QUEUE_NAMES, type QueueName, queueToken } from '@quire/model/desk/queues';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { scopeOf } from '../../../data/live/office/press-scope.ts';
import type { Person } from '../../../session/use-person.ts';
import { RecordList } from '../../kit/list/record-list.tsx';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { deskList } from './desk-list.tsx';
import { QueueBar } from './queue-bar.tsx';

/** Which queue an address names; null: none, or none that there is. */
function queueIn(parameters: URLSearchParams, uid: string) {
  const token = parameters.get('queues');
  const name = QUEUE_NAMES.find((each) => [each, queueToken(each, uid)].includes(token ?? ''));
  return name ? { queue: name, isMine: token !== name } : null;
}

/** The submissions of somebody's journals, by what waits. */
export function DeskPage({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const shown = queueIn(parameters, person.uid);
  if (!shown) {
    const first = new URLSearchParams(parameters);
    first.set('queues', 'open' satisfies QueueName);
    return <Navigate replace to={`?${first}`} />;
  }
  return <Desk person={person} {...shown} />;
}

interface DeskProps {
  readonly person: Person;
  readonly queue: QueueName;
  readonly isMine: boolean;
}

function Desk({ person, queue, isMine }: DeskProps) {
  const [parameters] = useSearchParams();
  const journal = parameters.get('journal');
  const scope = useMemo(
    () => (journal ? [journal] : scopeOf(person.claims, 'submission.handle')),
    [journal, person.claims],
  );
  const list = useMemo(() => deskList(person.uid), [person.uid]);
  return (
    <OfficeFrame person={person} title="Submissions">
      <Stack spacing={1.5}>
        <QueueBar uid={person.uid} {...{ scope, queue, isMine }} />
        <RecordList person={person} list={list} />
      </Stack>
    </OfficeFrame>
  );
}
