import type { PublishedPost } from '@quire/model/entities/post';
import { invertedName } from '@quire/model/inverted-name';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { language } from '@quire/model/messages/language';
import { postPath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { useSite } from '../../app/page/site.tsx';
import { personNamed } from '../../app/records/person-named.ts';
import { publisher } from '../../app/records/publisher.ts';
import { HEAD_MARK } from '../../app/use-servers-head.ts';
import { usePress } from '../../layouts/press-digest.ts';

interface PostRecordsProps {
  readonly post: PublishedPost;
  readonly type: 'NewsArticle' | 'BlogPosting';
}

/** What crawlers and reference managers read of a piece of news or of the blog. */
export function PostRecords({ post, type }: PostRecordsProps) {
  const { origin } = useSite();
  const press = usePress()?.press.name ?? '';
  const ofPress = publisher(press, origin);
  const path = postPath(post.kind, post.skey);
  const { title, summary, published, updated, author, tags, cover } = post;
  const mark = { [HEAD_MARK]: '' };
  const written = languageOfText(post, 'html') ?? language();
  const dublinCore = [
    ['DC.title', title],
    ['DC.creator', author ? invertedName(author) : press],
    ['DC.date', published],
    ['DC.publisher', press],
    ['DC.description', summary],
    ['DC.language', written],
    ['DC.identifier', `${origin}${path}`],
    ['DC.type', 'Text'],
    ...tags.map((tag) => ['DC.subject', tag] as const),
  ] as const;
  return (
    <>
      <meta property="article:published_time" content={published} {...mark} />
      <meta property="article:modified_time" content={updated} {...mark} />
      {dublinCore.map(
        ([name, content]) =>
          content && <meta key={`${name} ${content}`} name={name} content={content} {...mark} />,
      )}
      <JsonLd
        data={{
          '@type': type,
          '@id': `${origin}${path}`,
          mainEntityOfPage: `${origin}${path}`,
          headline: title,
          description: summary,
          datePublished: published,
          dateModified: updated,
          author: author ? personNamed(author) : ofPress,
          publisher: ofPress,
          image: cover && new URL(cover.src, origin).href,
          keywords: tags.join(', ') || undefined,
          inLanguage: written,
          isAccessibleForFree: true,
        }}
      />
    </>
  );
}
