import type { PublishedPost } from '@quire/model/entities/post';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { language } from '@quire/model/messages/language';
import { postPath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { PageHead } from '../../app/page/page-head.tsx';
import { useSite } from '../../app/page/site.tsx';
import { usePress } from '../../layouts/press-digest.ts';

interface PostHeadProps {
  readonly post: PublishedPost;
  readonly type: 'NewsArticle' | 'BlogPosting';
}

/** The head of a piece of news or of the blog, for people and crawlers. */
export function PostHead({ post, type }: PostHeadProps) {
  const { origin } = useSite();
  const press = usePress()?.press;
  const publisher = { '@type': 'Organization', name: press?.name, url: `${origin}/` };
  const path = postPath(post.kind, post.skey);
  const { title, summary, published, updated, author, tags, cover } = post;
  return (
    <>
      <PageHead title={title} description={summary} path={path} type="article" image={cover} />
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={updated} />
      <JsonLd
        data={{
          '@type': type,
          '@id': `${origin}${path}`,
          mainEntityOfPage: `${origin}${path}`,
          headline: title,
          description: summary,
          datePublished: published,
          dateModified: updated,
          author: author ? { '@type': 'Person', name: author } : publisher,
          publisher,
          image: cover && new URL(cover.src, origin).href,
          keywords: tags.join(', ') || undefined,
          inLanguage: languageOfText(post, 'html') ?? language(),
          isAccessibleForFree: true,
        }}
      />
    </>
  );
}
