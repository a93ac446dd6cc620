import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { t } from '@quire/model/messages/t';
import { Link as RouterLink } from 'react-router';

/** A parent page of the current one. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** The path to an office page, from the top down; the page itself is the title below. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Breadcrumbs aria-label={t('officeKit.youAreHere')} sx={{ mb: 0.5, fontSize: '0.875rem' }}>
      {crumbs.map(({ label, path }) => (
        <Link key={path} component={RouterLink} to={path} underline="hover" color="text.secondary">
          {label}
        </Link>
      ))}
      <span />
    </Breadcrumbs>
  );
}
