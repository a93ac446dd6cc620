import { TITLE_SEPARATOR } from '@quire/model/constants';
import { pathBelow } from '@quire/model/messages/path-below';
import { useLocation } from 'react-router';
import { usePress } from '../../layouts/press-digest.ts';
import { useSite } from './site.tsx';

interface PageHeadProps {
  /** Plain text. The home page has none: its title is the press itself. */
  readonly title?: string;
  readonly description?: string | undefined;
  /** The canonical path where it is not the one asked for. */
  readonly path?: string;
  readonly type?: 'website' | 'article' | 'book';
  /** The picture that other sites show beside a link to the page. */
  readonly image?: OpenGraphImage | undefined;
  /** `false` keeps search engines from the page. */
  readonly index?: boolean;
}

interface OpenGraphImage {
  /** On the press's own host. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A page's title (`Page | Press`), description, canonical link and Open Graph tags. */
export function PageHead({
  title,
  description,
  path,
  type = 'website',
  image,
  index = true,
}: PageHeadProps) {
  const { origin, base } = useSite();
  const { pathname } = useLocation();
  const press = usePress()?.press;
  const name = press?.name ?? '';
  const address = origin + pathBelow(base, path ?? pathname);
  const heading = title ?? (press ? `${press.name} ${TITLE_SEPARATOR} ${press.tagline}` : '');
  return (
    <>
      <title>{title && name ? `${title} ${TITLE_SEPARATOR} ${name}` : heading}</title>
      {description && <meta name="description" content={description} />}
      {index ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:title" content={heading} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={name} />
          {description && <meta property="og:description" content={description} />}
          {image && (
            <>
              <meta property="og:image" content={new URL(image.src, origin).href} />
              <meta property="og:image:width" content={String(image.width)} />
              <meta property="og:image:height" content={String(image.height)} />
              {image.alt && <meta property="og:image:alt" content={image.alt} />}
            </>
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
