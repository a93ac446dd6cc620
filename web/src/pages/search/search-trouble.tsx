import type { SearchQuery } from '@quire/model/search/search-query';
import { searchAddress } from './address/search-address.ts';
import { WaysOn } from './address/ways-on.tsx';
import styles from './search-trouble.module.css';

const WORDS = {
  off: {
    title: 'This press has no search yet',
    text: 'Everything that it publishes is in its lists.',
  },
  failed: {
    title: 'The search does not answer',
    text: 'That is not your doing, and it is usually over soon. Everything that is published is in the lists, too.',
  },
} as const;

interface SearchTroubleProps {
  readonly trouble: keyof typeof WORDS;
  readonly query: SearchQuery;
}

/** Why nothing can be searched now, and the ways on. */
export function SearchTrouble({ trouble, query }: SearchTroubleProps) {
  const { title, text } = WORDS[trouble];
  return (
    <section role="status" className={styles.trouble}>
      <h2>{title}</h2>
      <p>{text}</p>
      {trouble === 'failed' && (
        <p>
          {/* The page itself again, from the server. */}
          <a href={searchAddress(query)}>Try again</a>
        </p>
      )}
      <WaysOn />
    </section>
  );
}
