import { t } from '@quire/model/messages/t';
import { useLoaderData } from 'react-router';
import { LeftAsIs } from '../../app/left-as-is.tsx';
import { PageHead } from '../../app/page/page-head.tsx';
import { useServersHead } from '../../app/use-servers-head.ts';
import { HtmlBlock } from '../../ui/html-block.tsx';
import styles from './article.module.css';
import type { ArticlePage } from './article-page.ts';
import { BODY, loadArticle } from './load-article.ts';
import { SectionMenu } from './section-menu.tsx';
import { useArticleTools } from './tools/use-article-tools.ts';
import { usePrintFit } from './use-print-fit.ts';
import { useSettledAnchors } from './use-settled-anchors.ts';

export const loader = loadArticle;

/** What moves while one reads: the section menu, and what the parts of the text offer. The rest stays as it is. */
export default function Article() {
  const page = useLoaderData<ArticlePage>();
  const { journal, akey, docId, body, hasMath, isNewest } = page;
  const still = page.still?.value;
  const id = `${journal}~${akey}~${page.revision}`;
  const tools = useArticleTools();
  useSettledAnchors();
  usePrintFit();
  useServersHead(still !== undefined);
  return (
    <article
      ref={tools}
      className={styles.article}
      data-counts-article={docId}
      data-mark={page.isRetracted ? t('article.retractedMark') : undefined}
    >
      <PageHead
        title={page.title}
        description={page.teaser || undefined}
        path={page.path}
        type="article"
        index={isNewest}
      />
      <LeftAsIs key={`top ${id}`}>
        {still && <still.parts.Top page={still} path={page.path} />}
      </LeftAsIs>
      <div className={styles.columns}>
        <LeftAsIs key={`facts ${id}`}>
          {still && <still.parts.ArticleFacts article={still.article} isNewest={isNewest} />}
        </LeftAsIs>
        <SectionMenu sections={page.sections} />
        <div className={styles.text}>
          <LeftAsIs key={`lead ${id}`}>
            {still && <still.parts.Lead article={still.article} />}
          </LeftAsIs>
          <HtmlBlock
            id={BODY}
            className="article-body"
            lang={page.language}
            html={body}
            hasMath={hasMath}
          />
          <LeftAsIs key={`back ${id}`}>
            {still && <still.parts.BackMatter {...still} isNewest={isNewest} />}
          </LeftAsIs>
        </div>
      </div>
    </article>
  );
}
