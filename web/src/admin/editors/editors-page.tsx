import { t } from '@quire/model/messages/t';
import { adminEditorsPath } from '@quire/model/office-paths';
import { URL_KEY } from '@quire/model/url-key';
import { useSearchParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { RecordForm } from '../kit/form/record-form.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { BOARD_FORM, boardPath } from './board-form.tsx';
import { Boards } from './boards.tsx';

const LIST = { label: t('officeEditors.pageTitle'), path: adminEditorsPath() };

function Editors({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const journal = parameters.get('record');
  if (!journal || !URL_KEY.test(journal)) return <Boards person={person} />;
  return (
    <RecordForm
      key={journal}
      person={person}
      form={BOARD_FORM}
      id={journal}
      list={LIST}
      pathOf={boardPath}
    />
  );
}

/** `/admin/dashboard/editors`: the boards of all journals and, with `?record=`, one of them. */
export default function EditorsPage() {
  return <StaffOnly action="journal.edit">{(person) => <Editors person={person} />}</StaffOnly>;
}
