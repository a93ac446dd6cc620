import type { ShownPerson } from '@quire/model/entities/published-person';
import { orcidUrl } from '@quire/model/identifiers';
import { personPath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { useSite } from '../../app/page/site.tsx';
import { articleCoins } from '../../app/records/coins.ts';
import { CoinsList } from '../../app/records/coins-list.tsx';
import { usePress } from '../../layouts/press-digest.ts';

/** What search engines read of an author, and reference managers of their works. */
export function PersonRecords({ person }: { person: ShownPerson }) {
  const { origin } = useSite();
  const titles = new Map(usePress()?.journals.map(({ name, fullname }) => [name, fullname]));
  const address = origin + personPath(person.key);
  const works = person.works.map((card) =>
    articleCoins(card, { journalTitle: titles.get(card.journal) }, origin),
  );
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Person',
          '@id': address,
          url: address,
          name: person.name,
          givenName: person.given || undefined,
          familyName: person.family || undefined,
          affiliation: person.affiliations.map((name) => ({ '@type': 'Organization', name })),
          sameAs: person.orcid && orcidUrl(person.orcid),
        }}
      />
      <CoinsList works={works} />
    </>
  );
}
