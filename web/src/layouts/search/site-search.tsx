import { t } from '@quire/model/messages/t';
import { searchPath } from '@quire/model/paths';
import { useEffect, useRef } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import styles from './site-search.module.css';

const BOX = 'site-search';

/**
 * The search in the head of every page: a form that the browser sends, in a row of the header or, where
 * there is no room, behind a button. What completes the words loads when somebody is about to type.
 */
export function SiteSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [Completions, want] = useOnDemand(() =>
    import('./completions.tsx').then((loaded) => loaded.Completions),
  );
  useEffect(() => {
    // Whoever was in the field before the page's scripts were there does not come into it again.
    if (field.current?.matches(':focus')) want();
  }, [want]);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={BOX}
        aria-label={t('layouts.searchButton')}
      >
        <Glass />
      </button>
      <search
        id={BOX}
        popover="auto"
        className={styles.box}
        onToggle={({ newState }) => newState === 'open' && field.current?.focus()}
      >
        <form action={searchPath()} className={styles.form} onFocus={want}>
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={t('layouts.searchField')}
            placeholder={t('layouts.searchButton')}
            autoComplete="off"
          />
          <button type="submit" aria-label={t('layouts.searchButton')}>
            <Glass />
          </button>
          {Completions && <Completions field={field} />}
        </form>
      </search>
    </>
  );
}

function Glass() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5zM13 13l4.25 4.25"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
