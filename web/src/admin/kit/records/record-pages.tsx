import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { Person } from '../../../session/use-person.ts';
import type { FormDescription } from '../form/form-description.ts';
import { RecordForm } from '../form/record-form.tsx';
import type { ListDescription } from '../list/list-description.ts';
import { RecordList } from '../list/record-list.tsx';
import { OfficeFrame } from '../office-frame.tsx';

interface RecordPagesProps<T> {
  readonly person: Person;
  readonly title: string;
  readonly list: ListDescription<T>;
  readonly form: FormDescription;
  /** The list's address; with an id, a record's; with `new`, a new record's. */
  readonly pathOf: (record?: string) => string;
  /** Shown between the title and the list. */
  readonly children?: ReactNode;
}

/** The two pages of a kind at one address: its list, and with `?record=` one of its records. */
export function RecordPages<T>(props: RecordPagesProps<T>) {
  const { person, title, list, form, pathOf, children } = props;
  const [parameters] = useSearchParams();
  const { pathname, search } = useLocation();
  const record = parameters.get('record');
  /** The list's last state, for the link back. */
  const lastList = useRef('');
  if (record === null) {
    lastList.current = pathname + search;
    return (
      <OfficeFrame
        person={person}
        title={title}
        actions={
          list.newPath && (
            <Button variant="contained" component={Link} to={list.newPath}>
              {list.newLabel}
            </Button>
          )
        }
      >
        {children}
        <RecordList person={person} list={list} />
      </OfficeFrame>
    );
  }
  return (
    <RecordForm
      key={record}
      person={person}
      form={form}
      id={record === 'new' ? null : record}
      list={{ label: title, path: lastList.current || pathOf() }}
      newTitle={list.newLabel}
      pathOf={pathOf}
    />
  );
}
