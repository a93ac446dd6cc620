import type { ArticleCard } from '@quire/model/entities/published';
import { listParts } from '@quire/model/messages/numbers';
import { personPath } from '@quire/model/paths';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { rich } from '../../messages/rich.ts';
import styles from './article-entry.module.css';
import { NAMED, SHOWN_OF_MORE } from './author-names.ts';
import { signedNames } from './signed-names.ts';

/** Who wrote an article, for a list: each name leads to its owner's page. */
export function SignedPeople({ card }: { card: ArticleCard }): ReactNode {
  const { authors, people, editorsOf } = card;
  if (!people || editorsOf !== undefined) return signedNames(card);
  const linked = (name: string, at: number) => {
    const key = people[at];
    if (!key) return name;
    return (
      <Link className={styles.person} to={personPath(key)}>
        {name}
      </Link>
    );
  };
  if (authors.length > NAMED) {
    const names = authors.slice(0, SHOWN_OF_MORE).map((name, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two authors may have the same name
      <Fragment key={at}>
        {at > 0 && ', '}
        {linked(name, at)}
      </Fragment>
    ));
    return rich('ui.namesAndOthers', { names, count: authors.length - SHOWN_OF_MORE });
  }
  return listParts(authors).map(({ place, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two authors may have the same name
    <Fragment key={index}>{place === null ? text : linked(text, place)}</Fragment>
  ));
}
