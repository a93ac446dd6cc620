import { isMiningReserved } from '@quire/model/licence';
import { miningPolicyPath } from '@quire/model/paths';
import type { Described } from './described.ts';
import type { MetaTag } from './meta-tag.ts';

/**
 * What programs that mine texts may do with this article, by its own licence. They read it before
 * `/.well-known/tdmrep.json`, which goes by the licence of the journal.
 */
export const miningTags = ({
  article,
  origin,
}: Pick<Described, 'article' | 'origin'>): MetaTag[] => [
  ['tdm-reservation', isMiningReserved(article.metadata.licence) ? '1' : '0'],
  ['tdm-policy', origin + miningPolicyPath()],
];
