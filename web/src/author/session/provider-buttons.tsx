import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ErrorCode } from '@quire/model/errors';
import { publicConfig } from '../../app/config.ts';
import { PROVIDER_NAMES } from '../../session/providers.ts';
import { signInWith } from '../../session/sign-in-with.ts';

interface ProviderButtonsProps {
  /** Whose session it is: nobody else's is taken for it. */
  readonly email: string;
  readonly onDone: () => void;
  readonly onProblem: (problem: ErrorCode | null) => void;
}

/** For people who came by another service, where the press has one configured. */
export function ProviderButtons({ email, onDone, onProblem }: ProviderButtonsProps) {
  const { providers } = publicConfig();
  if (providers.length === 0) return null;
  async function enter(provider: (typeof providers)[number]) {
    const outcome = await signInWith(provider, email);
    if (outcome.state === 'signed-in') onDone();
    else if (outcome.state === 'failed') onProblem(outcome.problem);
  }
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      {providers.map((provider) => (
        <Button key={provider} variant="outlined" onClick={() => void enter(provider)}>
          Continue with {PROVIDER_NAMES[provider]}
        </Button>
      ))}
    </Stack>
  );
}
