import Button from '@mui/material/Button';
import type { Profile } from '@quire/model/entities/profile';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import { saveProfile } from '../../data/live/profile.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { DoneNote } from '../kit/done-note.tsx';
import { useAction } from '../kit/use-action.ts';
import { ProfileFields } from './profile-fields.tsx';
import { profileValuesOf } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

/** The person's profile, as shown in author lists and to editors. */
export function ProfilePanel({ uid, profile }: { uid: string; profile: Profile }) {
  const form = useProfileForm(profileValuesOf(profile));
  const [isSaved, setSaved] = useState(false);
  const saving = useAction();
  async function save(event: FormEvent) {
    event.preventDefault();
    const fields = form.read();
    if (!fields) return;
    const worked = await saving.run(() =>
      // Removed fields are included, so that they are deleted.
      saveProfile(uid, {
        ...fields,
        ror: fields.ror,
        country: fields.country,
        orcid: fields.orcid,
      }),
    );
    setSaved(worked);
  }
  return (
    <Panel title={t('authorAccount.profile')}>
      <form method="post" noValidate onSubmit={save}>
        <ProfileFields
          values={form.values}
          problems={form.problems}
          onChange={(values) => {
            setSaved(false);
            form.change(values);
          }}
        />
        <Button type="submit" variant="contained" loading={saving.busy}>
          {t('authorAccount.saveProfile')}
        </Button>
        <DoneNote>{isSaved && t('author.saved')}</DoneNote>
        <ProblemNote>{saving.problem}</ProblemNote>
      </form>
    </Panel>
  );
}
