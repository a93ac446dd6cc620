import { ArticleHeader } from '../../../ui/article/article-header.tsx';
import type { StaticPage } from '../article-page.ts';
import { ForMachines } from '../head/for-machines.tsx';
import { Notices } from './notices.tsx';
import { ToolBar } from './tool-bar.tsx';
import { TranslatedVersions } from './translated-versions.tsx';
import { VersionBanner } from './version-banner.tsx';

interface TopProps {
  readonly page: StaticPage;
  readonly path: string;
}

/** What stands before the text: what one must know of it, what it is, who wrote it. */
export function Top({ page, path }: TopProps) {
  const { article, newest } = page;
  return (
    <>
      <ForMachines article={article} path={path} isNewest={newest === null} />
      {newest && <VersionBanner article={article} newest={newest} />}
      <Notices article={article} />
      <TranslatedVersions article={article} />
      <ArticleHeader article={article} />
      <ToolBar article={article} isNewest={newest === null} />
    </>
  );
}
