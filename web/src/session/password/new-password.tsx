import { PASSWORD_MIN_CHARACTERS } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import type { PasswordOwner } from '@quire/model/password';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { useJudgement } from './use-judgement.ts';

interface NewPasswordProps {
  readonly label: string;
  readonly problem: string | null;
  /** The owner's details, as far as the form has them. */
  readonly owner: () => PasswordOwner;
}

/** A field for a new password, with its rules and its strength. */
export function NewPassword({ label, problem, owner }: NewPasswordProps) {
  const { judged, judge } = useJudgement(owner);
  return (
    <div>
      <PasswordInput
        name="password"
        label={label}
        problem={problem}
        autoComplete="new-password"
        hint={t('forms.passwordHint', { least: PASSWORD_MIN_CHARACTERS })}
        onInput={(event) => judge(event.currentTarget.value)}
      />
      <StrengthMeter judged={judged} isTold={problem !== null} />
    </div>
  );
}
