import type { PublishedArticle } from '@quire/model/entities/published';
import { articlePath } from '@quire/model/paths';
import { PageHead } from '../../app/page-head.tsx';
import { useSite } from '../../app/site.tsx';
import { highwireTags } from './highwire-tags.ts';

/** The head of an article's page, for people, crawlers and reference managers. */
export function ArticleHead({ article }: { article: PublishedArticle }) {
  const { origin } = useSite();
  return (
    <>
      <PageHead
        title={article.title}
        description={article.teaser || undefined}
        path={articlePath(article.journal, article.issue, article.akey)}
        type="article"
      />
      {highwireTags(article, origin).map(([name, content]) => (
        <meta key={`${name} ${content}`} name={name} content={content} />
      ))}
    </>
  );
}
