import { articlePath } from '@quire/model/paths';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { HtmlInPage } from '../../app/html-in-page.ts';
import { PageError, pageNotFound } from '../../data/page-error.ts';
import { doorContext } from '../../data/public/public-door.ts';
import { HtmlBlock } from '../../ui/html-block.tsx';
import styles from './article.module.css';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleHead } from './article-head.tsx';
import { ArticleHeader } from './article-header.tsx';
import type { ArticlePage } from './article-page.ts';
import { BackMatter } from './back-matter.tsx';
import { SectionMenu } from './section-menu.tsx';
import { ABSTRACT, articleSections, BODY } from './sections.ts';
import { StatusNotice } from './status-notice.tsx';

export async function loader({
  params,
  context,
  request,
}: LoaderFunctionArgs): Promise<ArticlePage> {
  const { jkey = '', jissue, akey = '' } = params;
  const { getArticle, getBody } = await import('../../data/public/articles.ts');
  const door = context.get(doorContext);
  const article = await getArticle(door, jkey, akey);
  if (!article) throw pageNotFound(new URL(request.url).pathname);
  // An article that has moved to another issue keeps its old address.
  if (article.issue !== jissue) throw redirect(articlePath(jkey, article.issue, akey), 301);
  const body = await getBody(door, article);
  if (body === null) throw new PageError('page/unavailable', {}, `no body ${article.body.name}`);
  return {
    article: { ...article, abstractHtml: '', metadata: { ...article.metadata, abstract: '' } },
    abstract: article.abstractHtml ? new HtmlInPage(ABSTRACT, article.abstractHtml) : null,
    body: new HtmlInPage(BODY, body),
  };
}

export default function Article() {
  const { article, abstract, body } = useLoaderData<ArticlePage>();
  const { keywords, plainSummary } = article.metadata;
  return (
    <article className={styles.article} lang={article.metadata.language}>
      <ArticleHead article={article} />
      <StatusNotice status={article.status} />
      <ArticleHeader article={article} />
      <div className={styles.columns}>
        <ArticleFacts article={article} />
        <SectionMenu sections={articleSections(article, abstract !== null)} />
        <div className={styles.text}>
          {abstract && (
            <section aria-labelledby="abstract" className={styles.abstract}>
              <h2 id="abstract">Abstract</h2>
              <HtmlBlock id={ABSTRACT} html={abstract} hasMath={article.body.hasMath} />
            </section>
          )}
          {plainSummary && (
            <section aria-labelledby="plain-summary" className={styles.summary}>
              <h2 id="plain-summary">In plain words</h2>
              <p>{plainSummary}</p>
            </section>
          )}
          {keywords.length > 0 && (
            <p className={styles.keywords}>
              <span className="eyebrow">Keywords</span> {keywords.join(' · ')}
            </p>
          )}
          <HtmlBlock
            id={BODY}
            className="article-body"
            html={body}
            hasMath={article.body.hasMath}
          />
          <BackMatter article={article} />
        </div>
      </div>
    </article>
  );
}
