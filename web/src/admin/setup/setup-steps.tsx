import { PRESS_SETTINGS } from '@quire/model/collections';
import { t } from '@quire/model/messages/t';
import { useSearchParams } from 'react-router';
import { useRecord } from '../../data/live/office/use-record.ts';
import type { Person } from '../../session/use-person.ts';
import { ChargesStep } from './charges-step.tsx';
import { FirstJournalStep } from './first-journal-step.tsx';
import { LastStep } from './last-step.tsx';
import { MailStep } from './mail-step.tsx';
import { PressStep } from './press-step.tsx';
import { SetupFrame } from './setup-frame.tsx';
import { type SetupStep, stepNamed } from './steps.ts';

/** The steps of the set-up; the address names the current one, so that a reload stays on it. */
export function SetupSteps({ person }: { readonly person: Person }) {
  const [parameters, setParameters] = useSearchParams();
  const press = useRecord('press', PRESS_SETTINGS);
  const jkey = parameters.get('journal') ?? '';
  const go = (step: SetupStep, journal = jkey) =>
    setParameters({ step, ...(journal ? { journal } : {}) });
  if (press.loading) {
    return (
      <SetupFrame title={t('officeSetup.oneMoment')}>
        <p role="status">{t('officeSetup.loadingSetup')}</p>
      </SetupFrame>
    );
  }
  const asked = stepNamed(parameters.get('step'));
  // The other steps need the press's name.
  const step = press.data === null || asked === 'admin' ? 'press' : (asked ?? 'press');
  if (step === 'press') {
    return <PressStep person={person} press={press} onDone={() => go('journal')} />;
  }
  if (step === 'journal') {
    return (
      <FirstJournalStep
        press={press.data}
        onDone={(journal) => go('mail', journal)}
        onLater={() => go('mail')}
      />
    );
  }
  if (step === 'mail') return <MailStep onDone={() => go(jkey ? 'charges' : 'done')} />;
  if (step === 'charges') {
    return <ChargesStep jkey={jkey} onDone={() => go('done')} />;
  }
  return <LastStep press={press.data} jkey={jkey} />;
}
