import { t } from '@quire/model/messages/t';
import { type ReactNode, useEffect, useRef } from 'react';
import { PressMark } from '../../ui/brand/press-mark.tsx';
import styles from './setup.module.css';
import { SETUP_STEPS, type SetupStep } from './steps.ts';

interface SetupFrameProps {
  readonly title: string;
  readonly at?: SetupStep;
  readonly children: ReactNode;
}

/** The step shown last; each step is a component of its own. */
let shown: SetupStep | undefined;

/** The page around each step: the progress and the title, which gets the focus when the step changes. */
export function SetupFrame({ title, at, children }: SetupFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at === undefined || at === shown) return;
    // The first step shown does not follow another one.
    if (shown !== undefined) {
      heading.current?.focus();
      window.scrollTo(0, 0);
    }
    shown = at;
  }, [at]);
  const place = SETUP_STEPS.findIndex(({ key }) => key === at);
  return (
    <div className={styles.layout}>
      <title>{t('officeSetup.documentTitle', { title })}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <PressMark size={32} />
        <p className={styles.name}>{t('officeSetup.settingUpPress')}</p>
      </header>
      {place >= 0 && (
        <nav aria-label={t('officeSetup.steps')} className={styles.steps}>
          <ol>
            {SETUP_STEPS.map(({ key, label }, index) => (
              <li
                key={key}
                aria-current={key === at ? 'step' : undefined}
                data-done={index < place || undefined}
              >
                {label}
                {index < place && (
                  <span className="visually-hidden"> {t('officeSetup.stepDone')}</span>
                )}
              </li>
            ))}
          </ol>
          <p className={styles.count}>
            {t('officeSetup.stepOf', { step: place + 1, count: SETUP_STEPS.length })}
          </p>
        </nav>
      )}
      <main className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
