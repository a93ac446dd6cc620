import { personPath } from '@quire/model/paths';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import { MarkedText } from '../../../ui/search/marked-text.tsx';
import styles from './found-people.module.css';
import { shownPeople } from './shown-people.ts';

/**
 * Who wrote what was found: each name leads to its owner's page, if there is one.
 *
 * @param keys of these pages, in the order of `names`
 */
export function FoundPeople(props: { names: readonly string[]; keys: readonly string[] }) {
  const { people, more } = shownPeople(props.names, props.keys);
  const names = people.map(({ name, key }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two authors may have the same name
    <Fragment key={at}>
      {at > 0 && ', '}
      {key ? (
        <Link className={styles.person} to={personPath(key)}>
          <MarkedText text={name} />
        </Link>
      ) : (
        <MarkedText text={name} />
      )}
    </Fragment>
  ));
  return more > 0 ? rich('search.peopleAndMore', { people: names, count: more }) : names;
}
