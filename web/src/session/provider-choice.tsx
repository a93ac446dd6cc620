import { type ErrorCode, errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { accountPath } from '@quire/model/paths';
import { useEffect, useState } from 'react';
import { inPageLanguage } from '../config/in-page-language.ts';
import { isProvider, PROVIDER_NAMES, type Provider } from '../config/providers.ts';
import styles from '../ui/form/narrow-page.module.css';

/** Other services to sign in with, if the press has configured any. */
export function ProviderChoice({ next }: { next: string | null }) {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  useEffect(() => {
    import('../config/embedded.ts').then(({ readEmbedded }) => {
      const config: unknown = readEmbedded(document)?.config;
      if (typeof config !== 'object' || config === null || !('providers' in config)) return;
      const listed: unknown = config.providers;
      if (!Array.isArray(listed)) return;
      setProviders(
        Object.keys(PROVIDER_NAMES)
          .filter(isProvider)
          .filter((each) => listed.includes(each)),
      );
    });
  }, []);
  if (providers.length === 0) return null;

  async function enter(provider: Provider) {
    setProblem(null);
    try {
      const { signInWith } = await import('./sign-in-with.ts');
      const outcome = await signInWith(provider);
      if (outcome.state === 'failed') setProblem(outcome.problem);
      // New people first enter their details.
      if (outcome.state === 'signed-in') {
        location.assign(
          inPageLanguage(outcome.isComplete ? (next ?? accountPath()) : accountPath()),
        );
      }
    } catch {
      setProblem('sign-in/unreachable');
    }
  }
  return (
    <div>
      {problem && (
        <p role="alert" className={styles.note}>
          {errorMessage(problem)}
        </p>
      )}
      <p className={styles.ways}>
        {providers.map((provider) => (
          <button
            key={provider}
            type="button"
            className="button quiet"
            onClick={() => void enter(provider)}
          >
            {t('signIn.continueWith', { service: PROVIDER_NAMES[provider] })}
          </button>
        ))}
      </p>
      <p className={styles.divider}>{t('signIn.or')}</p>
    </div>
  );
}
