import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { adminAbstractsPath, adminProgrammePath } from '@quire/model/office-paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Values } from '../kit/form/values.ts';

/** The link from a conference's form to its abstracts, once it has a call. */
export function AbstractsLink({ ckey, call }: Values): ReactNode {
  if (typeof ckey !== 'string' || ckey === '' || !call) return null;
  return (
    <Button variant="outlined" component={Link} to={adminAbstractsPath(ckey)}>
      {t('officeConference.abstractsAndCommittee')}
    </Button>
  );
}

/** The link to the programme editor. */
export function ProgrammeLink({ ckey }: Values): ReactNode {
  if (typeof ckey !== 'string' || ckey === '') return null;
  return (
    <Button variant="outlined" component={Link} to={adminProgrammePath(ckey)}>
      {t('officeConference.arrangeProgramme')}
    </Button>
  );
}
