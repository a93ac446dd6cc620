/** Who paid for an article, as JATS4R recommends: a group for each funder, then what the authors say in words. */
import type { Funder } from '@quire/model/entities/funder';
import { type XmlContent, type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

function institutionId({ ror, funderDoi }: Funder): XmlContent {
  return [
    ror ? xmlElement('institution-id', { 'institution-id-type': 'ror' }, ror) : null,
    funderDoi
      ? xmlElement(
          'institution-id',
          {
            'institution-id-type': 'doi',
            vocab: 'open-funder-registry',
            'vocab-identifier': '10.13039/open_funder_registry',
          },
          funderDoi,
        )
      : null,
  ];
}

const awardGroup = (funder: Funder, place: number): XmlPiece =>
  xmlElement(
    'award-group',
    { id: `award-${place + 1}` },
    xmlElement(
      'funding-source',
      {},
      xmlElement(
        'institution-wrap',
        {},
        xmlElement('institution', {}, funder.name),
        institutionId(funder),
      ),
    ),
    funder.awards.map((award) => xmlElement('award-id', {}, award)),
    xmlIf('award-id', funder.grantDoi, { 'award-id-type': 'doi' }),
  );

export const jatsFunding = (
  funders: readonly Funder[],
  statement: string | undefined,
): XmlPiece | null =>
  xmlIf('funding-group', [funders.map(awardGroup), xmlIf('funding-statement', statement?.trim())]);
