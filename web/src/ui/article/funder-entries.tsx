import type { Funder } from '@quire/model/entities/funder';
import { doiUrl, isRor, normaliseDoi } from '@quire/model/identifiers';

/** Where readers learn more of a funder. */
function funderUrl({ ror, funderDoi }: Funder): string | null {
  if (ror && isRor(ror)) return ror;
  const doi = funderDoi && normaliseDoi(funderDoi);
  return doi ? doiUrl(doi) : null;
}

/** Who paid for the work, and by which grants. */
export const FunderEntries = ({ funders }: { funders: readonly Funder[] }) => (
  <ul>
    {funders.map((funder, place) => {
      const { name, awards } = funder;
      const url = funderUrl(funder);
      const grant = funder.grantDoi && normaliseDoi(funder.grantDoi);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places, and a funder may stand twice
        <li key={place}>
          <bdi>{url ? <a href={url}>{name}</a> : name}</bdi>
          {awards.length > 0 && (
            <>
              {' ('}
              <bdi>{awards.join(', ')}</bdi>)
            </>
          )}
          {grant && (
            <>
              {' '}
              <a href={doiUrl(grant)}>
                <bdi>{grant}</bdi>
              </a>
            </>
          )}
        </li>
      );
    })}
  </ul>
);
