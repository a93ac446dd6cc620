import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ErrorCode } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { publicConfig } from '../config/config.ts';
import { PROVIDER_NAMES } from '../config/providers.ts';
import { enterAgainWith } from '../session/sign-in-again.ts';
import type { Person } from '../session/use-person.ts';

interface ProviderButtonsProps {
  /** The account of the session; no other account is accepted. */
  readonly person: Person;
  /** The content of the code field, for people with a second factor. */
  readonly code: () => string;
  readonly onDone: () => void;
  readonly onProblem: (problem: ErrorCode | null) => void;
}

/** For people who signed in with another service that the press has configured. */
export function ProviderButtons({ person, code, onDone, onProblem }: ProviderButtonsProps) {
  const { providers } = publicConfig();
  if (providers.length === 0) return null;
  async function enter(provider: (typeof providers)[number]) {
    const refusal = await enterAgainWith(provider, person, code());
    if (refusal === null) onDone();
    else if (refusal !== 'cancelled') onProblem(refusal);
  }
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      {providers.map((provider) => (
        <Button key={provider} variant="outlined" onClick={() => void enter(provider)}>
          {t('signIn.continueWith', { service: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
    </Stack>
  );
}
