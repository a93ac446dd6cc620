import { t } from '@quire/model/messages/t';
import { searchPath } from '@quire/model/paths';
import { SEARCH_Q_MAX, type SearchQuery, searchParameters } from '@quire/model/search/search-query';
import styles from './search-form.module.css';
import { useInstant } from './use-instant.ts';

/** What is narrowed already stays so, also without our script. */
function keptFields(query: SearchQuery): [string, string][] {
  return [...searchParameters({ ...query, q: '', page: 1 })];
}

/** One field and a button. The answer has an address of its own, so that it can be kept and shared. */
export function SearchForm({ query }: { query: SearchQuery }) {
  const { field, prepare, onInput, onSubmit } = useInstant(query);
  return (
    <search className="no-print">
      <form className={styles.form} action={searchPath()} method="get" onSubmit={onSubmit}>
        <label className={styles.label} htmlFor="q">
          {t('search.fieldLabel')}
        </label>
        <input
          ref={field}
          id="q"
          className={styles.field}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={SEARCH_Q_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={prepare}
          onInput={onInput}
          onCompositionEnd={onInput}
        />
        {keptFields(query).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <button className="button" type="submit">
          {t('search.submit')}
        </button>
      </form>
    </search>
  );
}
