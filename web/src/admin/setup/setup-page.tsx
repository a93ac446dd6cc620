import { t } from '@quire/model/messages/t';
import { adminSetupPath } from '@quire/model/office-paths';
import { adminLoginPath, homePath } from '@quire/model/paths';
import { can, isStaff } from '@quire/model/roles';
import { secondFactorPath } from '@quire/model/second-factor-path';
import { useEffect, useState } from 'react';
import { call } from '../../data/calls.ts';
import { usePerson } from '../../session/use-person.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { Note } from '../../ui/form/narrow-page.tsx';
import { ClaimStep } from './claim-step.tsx';
import { SetupFrame } from './setup-frame.tsx';
import { SetupSteps } from './setup-steps.tsx';

function Wait() {
  return (
    <SetupFrame title={t('officeSetup.oneMoment')}>
      <p role="status">{t('officeSetup.loadingSetup')}</p>
    </SetupFrame>
  );
}

function Elsewhere({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <SetupFrame title={t('officeSetup.pressIsSetUp')}>
      <p>{text}</p>
      <p>
        <a className="button" href={to}>
          {label}
        </a>
      </p>
    </SetupFrame>
  );
}

/** Asks visitors who are not signed in for the code, as long as there is no administrator. */
function Door() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    call('setupState', {})
      .then((state) => current && setOpen(state.isOpen))
      .catch((error: unknown) => current && setProblem(messageOf(error)));
    return () => {
      current = false;
    };
  }, []);
  if (problem) {
    return (
      <SetupFrame title={t('officeSetup.setupNotAvailable')}>
        <Note>
          <p>{problem}</p>
        </Note>
        <p>
          <a href={adminSetupPath()}>{t('office.tryAgain')}</a>
        </p>
      </SetupFrame>
    );
  }
  if (isOpen === null) return <Wait />;
  if (isOpen) return <ClaimStep />;
  return (
    <Elsewhere
      text={t('officeSetup.codeNoLongerWorks')}
      to={adminLoginPath(adminSetupPath())}
      label={t('officeSetup.signIn')}
    />
  );
}

/**
 * `/admin/setup`: the set-up of a new press, for the person with the code, then for the first
 * administrator.
 */
export default function SetupPage() {
  const session = usePerson();
  if (session.state === 'loading') return <Wait />;
  if (session.state === 'visitor') return <Door />;
  const { person } = session;
  if (person.missingFactor) {
    return (
      <Elsewhere
        text={t('officeSetup.secondFactorNeeded')}
        to={secondFactorPath(adminSetupPath())}
        label={t('officeSetup.enterCode')}
      />
    );
  }
  if (!can(person, 'press.edit')) {
    return (
      <Elsewhere
        text={
          isStaff(person.claims) ? t('officeSetup.administratorsOnly') : t('officeSetup.staffOnly')
        }
        to={homePath()}
        label={t('officeSetup.goToHomePage')}
      />
    );
  }
  return <SetupSteps person={person} />;
}
