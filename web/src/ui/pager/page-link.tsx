import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';

interface PageLinkProps {
  readonly number: number;
  /** Whether it is the page that is shown. */
  readonly isCurrent: boolean;
  readonly path: string;
}

/** The number of a page of a list, as a link to it. */
export function PageLink({ number, isCurrent, path }: PageLinkProps) {
  return (
    <Link
      to={path}
      aria-label={t('ui.pageNumber', { number })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {number}
    </Link>
  );
}
