import { TITLE_SEPARATOR } from '@quire/model/constants';
import { useLocation } from 'react-router';
import { usePress } from './press-digest.ts';
import { useSite } from './site.tsx';

interface PageHeadProps {
  /** Plain text. The home page has none: its title is the press itself. */
  readonly title?: string;
  readonly description?: string | undefined;
  /** The canonical path where it is not the one asked for. */
  readonly path?: string;
  readonly type?: 'website' | 'article';
  /** `false` keeps search engines from the page. */
  readonly index?: boolean;
}

/** A page's title (`Page | Press`), description, canonical link and Open Graph tags. */
export function PageHead({
  title,
  description,
  path,
  type = 'website',
  index = true,
}: PageHeadProps) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  const press = usePress()?.press;
  const name = press?.name ?? '';
  const address = `${origin}${path ?? pathname}`;
  const heading = title ?? (press ? `${press.name} – ${press.tagline}` : '');
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
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
