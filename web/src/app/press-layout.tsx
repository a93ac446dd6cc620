import { Outlet, useRouteError } from 'react-router';
import { describeFailure } from '../data/page-error.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { type PressLayoutData, usePress } from '../layouts/press-digest.ts';
import { FullPageError } from './full-page-error.tsx';
import { useSite } from './page/site.tsx';
import { PageNotFound } from './page-not-found.tsx';
import { PreservedFooter } from './preserved-footer.tsx';

/** Where the server rendered the page, its foot is there. */
function Foot({ digest }: { digest: PressLayoutData }) {
  const { base } = useSite();
  const Footer = digest.foot?.value;
  return <PreservedFooter>{Footer && <Footer digest={digest} base={base} />}</PreservedFooter>;
}

/** The press's layout around the page. */
export function PressLayout() {
  const digest = usePress();
  if (!digest) return <Outlet />;
  return (
    <DefaultLayout digest={digest} foot={<Foot digest={digest} />}>
      <Outlet />
    </DefaultLayout>
  );
}

/** Page-not-found keeps the press around it; any other failure takes the whole page. */
export function PressLayoutError() {
  const digest = usePress();
  const failure = describeFailure(useRouteError());
  if (!digest || (failure.status !== 404 && failure.status !== 410)) return <FullPageError />;
  return (
    <DefaultLayout digest={digest} foot={<Foot digest={digest} />}>
      <PageNotFound failure={failure} />
    </DefaultLayout>
  );
}
