import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { t } from '@quire/model/messages/t';
import { adminLoginPath } from '@quire/model/paths';
import { isStaff } from '@quire/model/roles';
import { secondFactorPath } from '@quire/model/second-factor-path';
import { type ReactNode, useEffect } from 'react';
import { inPageLanguage } from '../../config/in-page-language.ts';
import { followLanguage } from '../../session/follow-language.ts';
import { type Person, usePerson } from '../../session/use-person.ts';
import { AskAgain } from './ask-again.tsx';
import { type Entry, mayEnter } from './may-enter.ts';
import { NoAccess, NoRight } from './no-access.tsx';
import { Office } from './office.tsx';

interface StaffOnlyProps extends Entry {
  readonly children: (person: Person) => ReactNode;
}

/**
 * Admits people with the right that the page needs (`action`; none: any staff), sends visitors to the sign-in page
 * and back, and shows everyone else a message. For convenience only, as the rules protect the data.
 */
export function StaffOnly({ children, ...entry }: StaffOnlyProps) {
  const session = usePerson();
  const visitor = session.state === 'visitor';
  useEffect(() => {
    if (visitor)
      window.location.replace(
        inPageLanguage(adminLoginPath(window.location.pathname + window.location.search)),
      );
  }, [visitor]);
  const isUnproven = session.state === 'signed-in' && session.person.missingFactor !== null;
  useEffect(() => {
    if (isUnproven)
      window.location.replace(
        inPageLanguage(secondFactorPath(window.location.pathname + window.location.search)),
      );
  }, [isUnproven]);
  const uid = session.state === 'signed-in' && !isUnproven ? session.person.uid : null;
  useEffect(() => {
    if (uid) void followLanguage(uid, null);
  }, [uid]);

  if (session.state !== 'signed-in' || isUnproven) {
    return (
      <Office>
        <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
          <CircularProgress aria-label={t('officeKit.checkingAccount')} />
        </Box>
      </Office>
    );
  }
  const { person } = session;
  return (
    <Office>
      <AskAgain person={person} />
      {!isStaff(person.claims) ? (
        <NoAccess person={person} />
      ) : mayEnter(person.claims, entry) ? (
        children(person)
      ) : (
        <NoRight person={person} />
      )}
    </Office>
  );
}
