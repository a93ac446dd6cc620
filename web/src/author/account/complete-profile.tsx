import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CONSENT_VERSION } from '@quire/model/constants';
import { language } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';
import { accountPath, privacyPolicyPath } from '@quire/model/paths';
import { type FormEvent, useState } from 'react';
import { inPageLanguage } from '../../config/in-page-language.ts';
import { call } from '../../data/calls.ts';
import { rich } from '../../messages/rich.ts';
import { refreshToken } from '../../session/refresh-token.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';
import { ProfileFields } from './profile-fields.tsx';
import { NO_VALUES } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

/** The affiliation is requested on submission. */
const NAMES = ['given', 'family'] as const;

/** The fields of registration, for people who signed in with another service. */
export function CompleteProfile({ name }: { name: string }) {
  const [given = '', ...family] = name.includes('@') ? [] : name.split(' ');
  const form = useProfileForm({ ...NO_VALUES, given, family: family.join(' ') });
  const [hasAgreed, setAgreed] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const sending = useAction();
  async function send(event: FormEvent) {
    event.preventDefault();
    setRefused(!hasAgreed);
    const fields = form.read();
    if (!fields || !hasAgreed) return;
    const { interests: _, ...asked } = fields;
    await sending.run(async () => {
      await call('completeProfile', {
        ...asked,
        language: language(),
        consent: CONSENT_VERSION,
      });
      await refreshToken();
      location.assign(inPageLanguage(accountPath()));
    });
  }
  return (
    <Panel title={t('authorAccount.completeYourProfile')} isUrgent>
      <Typography sx={{ mb: 2.5 }}>{t('authorAccount.completeProfileHint')}</Typography>
      <form method="post" noValidate onSubmit={send}>
        <ProfileFields
          values={form.values}
          problems={form.problems}
          onChange={form.change}
          only={NAMES}
        />
        <FormControlLabel
          control={<Checkbox checked={hasAgreed} onChange={(_, isTicked) => setAgreed(isTicked)} />}
          label={rich('account.consent', {
            link: (words) => (
              <Link href={privacyPolicyPath()} target="_blank" rel="noopener">
                {words}
              </Link>
            ),
            version: CONSENT_VERSION,
          })}
        />
        {isRefused && !hasAgreed && (
          <FormHelperText error>{t('authorAccount.consentNeeded')}</FormHelperText>
        )}
        <div>
          <Button type="submit" variant="contained" loading={sending.busy} sx={{ mt: 1.5 }}>
            {t('forms.continue')}
          </Button>
        </div>
        <ProblemNote>{sending.problem}</ProblemNote>
      </form>
    </Panel>
  );
}
