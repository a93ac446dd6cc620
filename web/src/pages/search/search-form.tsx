import { QUERY_MAX_CHARACTERS } from '@quire/model/constants';
import { searchPath } from '@quire/model/paths';
import styles from './search-form.module.css';

/** One field and a button. The answer is a page of its own, so that it can be kept and shared. */
export function SearchForm({ query }: { query: string }) {
  return (
    <search>
      <form className={styles.form} action={searchPath()} method="get">
        <label className={styles.label} htmlFor="q">
          Title, author, keyword or DOI
        </label>
        <input
          key={query}
          id="q"
          className={styles.field}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={QUERY_MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="button" type="submit">
          Search
        </button>
      </form>
    </search>
  );
}
