import type { PublishedArticle } from '@quire/model/entities/published';
import { useSite } from '../../../app/page/site.tsx';
import { HEAD_MARK } from '../../../app/use-servers-head.ts';
import { usePress } from '../../../layouts/press-digest.ts';
import { describeArticle } from './describe-article.ts';

interface ForMachinesProps {
  readonly article: PublishedArticle;
  readonly path: string;
  readonly isNewest: boolean;
}

/**
 * What crawlers and reference managers read: Highwire, Dublin Core, Open Graph, typed links, JSON-LD.
 * An earlier version only says where the newest stands.
 */
export function ForMachines({ article, path, isNewest }: ForMachinesProps) {
  const { origin } = useSite();
  const publisher = usePress()?.press.name ?? '';
  const mark = { [HEAD_MARK]: '' };
  if (!isNewest) return <link rel="canonical" href={`${origin}${path}`} {...mark} />;
  const { named, properties, links, jsonLd } = describeArticle({ article, origin, publisher });
  return (
    <>
      {named.map(([name, content, lang]) => (
        <meta
          key={`${name} ${lang} ${content}`}
          name={name}
          content={content}
          // Repositories and reference managers read the second.
          {...(lang ? { lang, xmlLang: lang } : {})}
          {...mark}
        />
      ))}
      {properties.map(([property, content]) => (
        <meta key={`${property} ${content}`} property={property} content={content} {...mark} />
      ))}
      {links.map((link) => (
        <link key={`${link.rel} ${link.href}`} {...link} {...mark} />
      ))}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
        dangerouslySetInnerHTML={{ __html: jsonLd }}
      />
    </>
  );
}
