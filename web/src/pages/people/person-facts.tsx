import type { ShownPerson } from '@quire/model/entities/published-person';
import { orcidUrl } from '@quire/model/identifiers';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { journalPath, personPath } from '@quire/model/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OrcidMark } from '../../ui/article/orcid-mark.tsx';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import styles from './person.module.css';

interface PersonFactsProps {
  readonly person: ShownPerson;
  /** Names of journals by their key. */
  readonly journals: ReadonlyMap<string, string>;
}

/** What articles say of their author: iD, institutions, journals, and with whom they have written. */
export function PersonFacts({ person, journals }: PersonFactsProps) {
  const { name, orcid, isProved, affiliations, coAuthors } = person;
  const known = person.journals.filter((key) => journals.has(key));
  return (
    <FactList
      className={styles.facts}
      facts={[
        [t('people.orcid'), orcid && <Orcid name={name} orcid={orcid} isProved={isProved} />],
        [
          t('people.affiliations'),
          list(
            affiliations,
            (each) => each,
            (each) => <bdi>{each}</bdi>,
          ),
        ],
        [
          t('people.journals'),
          list(
            known,
            (key) => key,
            (key) => <Link to={journalPath(key)}>{journals.get(key)}</Link>,
          ),
        ],
        [
          t('people.coAuthors'),
          list(
            coAuthors,
            ({ key }) => key,
            (each) => (
              <>
                <Link to={personPath(each.key)}>
                  <bdi>{each.name}</bdi>
                </Link>{' '}
                <span title={t('people.shared', { count: each.count })}>
                  ({formatNumber(each.count)})
                </span>
              </>
            ),
          ),
        ],
      ]}
    />
  );
}

function Orcid({
  name,
  orcid,
  isProved = false,
}: {
  name: string;
  orcid: string;
  isProved?: boolean | undefined;
}) {
  return (
    <a href={orcidUrl(orcid)} className={styles.orcid}>
      <OrcidMark isProved={isProved} />
      {orcid}
      <span className="visually-hidden">
        {isProved ? t('ui.orcidProvedOf', { name }) : t('ui.orcidOf', { name })}
      </span>
    </a>
  );
}

/** Null where there is nothing. */
function list<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  show: (item: T) => ReactNode,
): ReactNode {
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list">
      {items.map((item) => (
        <li key={keyOf(item)}>{show(item)}</li>
      ))}
    </ul>
  );
}
