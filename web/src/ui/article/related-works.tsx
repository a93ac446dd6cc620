import type { ArticleMetadata } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { relationUrl } from '@quire/model/relations/relation-id';
import { RELATION_ID_LABELS, RELATION_LABELS } from '@quire/model/relations/relation-labels';
import { rich } from '../../messages/rich.ts';

/** The data, the preprint and whatever else elsewhere belongs to the article. */
export function RelatedWorks({ metadata }: { metadata: ArticleMetadata }) {
  const { relations, language } = metadata;
  if (relations.length === 0) return null;
  return (
    <section aria-labelledby="related-works">
      <h2 id="related-works">{t('articleWords.relatedWorks')}</h2>
      <ul>
        {relations.map((relation) => {
          const { type, idType, identifier, description } = relation;
          const url = relationUrl(relation);
          const named =
            idType === 'uri' ? identifier : `${RELATION_ID_LABELS[idType]} ${identifier}`;
          return (
            <li key={`${type} ${idType} ${identifier}`}>
              {rich('articleWords.relatedWorkOfKind', {
                kind: RELATION_LABELS[type],
                work: <bdi>{url ? <a href={url}>{named}</a> : named}</bdi>,
              })}
              {description && (
                <p className="own-direction" lang={language}>
                  {description}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
