import { t } from '@quire/model/messages/t';
import type { SearchQuery } from '@quire/model/search/search-query';
import { searchAddress } from './address/search-address.ts';
import { WaysOn } from './address/ways-on.tsx';
import styles from './search-trouble.module.css';

const words = () => ({
  off: { title: t('search.off'), text: t('search.offWhy') },
  failed: { title: t('search.failed'), text: t('search.failedWhy') },
});

interface SearchTroubleProps {
  readonly trouble: 'off' | 'failed';
  readonly query: SearchQuery;
}

/** Why nothing can be searched now, and the ways on. */
export function SearchTrouble({ trouble, query }: SearchTroubleProps) {
  const { title, text } = words()[trouble];
  return (
    <section role="status" className={styles.trouble}>
      <h2>{title}</h2>
      <p>{text}</p>
      {trouble === 'failed' && (
        <p>
          {/* The page itself again, from the server. */}
          <a href={searchAddress(query)}>{t('search.tryAgain')}</a>
        </p>
      )}
      <WaysOn />
    </section>
  );
}
