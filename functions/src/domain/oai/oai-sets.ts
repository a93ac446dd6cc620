import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import { type HarvestHead, OPENAIRE_SET } from '@quire/model/entities/harvest';

interface OaiSet {
  readonly spec: string;
  readonly name: string;
}

const isType = (name: string): name is ArticleType => Object.hasOwn(ARTICLE_TYPES, name);

function nameOf(spec: string, journals: HarvestHead['journals']): string {
  const [journal = '', type = ''] = spec.split(':');
  const title = journals[journal] ?? journal;
  return isType(type) ? `${title}: ${ARTICLE_TYPES[type]}` : title;
}

/** The sets that have records, and `openaire`, which harvesters of OpenAIRE look for. */
export function oaiSets(head: HarvestHead | null): OaiSet[] {
  const specs = Object.keys(head?.counts ?? {}).filter((spec) => spec !== OPENAIRE_SET);
  return [
    { spec: OPENAIRE_SET, name: 'OpenAIRE' },
    ...specs.toSorted().map((spec) => ({ spec, name: nameOf(spec, head?.journals ?? {}) })),
  ];
}
