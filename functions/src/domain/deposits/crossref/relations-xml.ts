import { type XmlPiece, xmlElement, xmlIf } from '@quire/content/export/xml-element';
import type { DepositRelation, DepositRelationType } from '../deposit.ts';

/** Between forms of one work; all others are between works. */
const INTRA: readonly DepositRelationType[] = [
  ...(['hasPreprint', 'hasTranslation', 'isTranslationOf', 'isVersionOf'] as const),
];

export const relationsXml = (relations: readonly DepositRelation[]): XmlPiece | null =>
  xmlIf(
    'rel:program',
    relations.map(({ type, to, description }) =>
      xmlElement(
        'rel:related_item',
        {},
        xmlIf('rel:description', description),
        xmlElement(
          INTRA.includes(type) ? 'rel:intra_work_relation' : 'rel:inter_work_relation',
          { 'relationship-type': type, 'identifier-type': to.kind },
          to.value,
        ),
      ),
    ),
    { name: 'relations' },
  );
