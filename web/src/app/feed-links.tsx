import { t } from '@quire/model/messages/t';
import type { FEED_FORMATS } from '@quire/model/paths';

type FeedFormat = (typeof FEED_FORMATS)[number];

interface FeedLinksProps {
  /** What the feed brings: `News of the press`. */
  readonly title: string;
  readonly path: (format: FeedFormat) => string;
}

/** Tells feed readers where the feed of a page is, as Atom and as RSS. Stands beside its `PageHead`. */
export function FeedLinks({ title, path }: FeedLinksProps) {
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('pages.atomFeed', { title })}
        href={path('feed.xml')}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t('pages.rssFeed', { title })}
        href={path('rss.xml')}
      />
    </>
  );
}
