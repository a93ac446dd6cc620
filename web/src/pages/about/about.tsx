import { t } from '@quire/model/messages/t';
import { privacyPolicyPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadTextPage, PAGE_TEXT, type TextPageData } from '../../app/load-text-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import { searchedBy } from '../../data/public/searched-by.ts';
import { aboutMenu } from '../../navigation/page-menus.ts';
import { SearchPrivacy } from '../../ui/search/search-privacy.tsx';
import { LinkList } from '../../ui/text-page/link-list.tsx';
import { PageMenu } from '../../ui/text-page/page-menu.tsx';
import { TextPage } from '../../ui/text-page/text-page.tsx';

interface AboutData extends TextPageData {
  /** Who is sent what readers search for: told by the privacy policy. */
  readonly searchedBy: string | null;
}

/** The press's own part of its privacy policy, whoever wrote the rest. */
const SEARCH_PART = 'search-privacy';

export async function loader(args: LoaderFunctionArgs): Promise<AboutData> {
  const text = await loadTextPage(args);
  const isPrivacy = text.page.path === privacyPolicyPath();
  const by = isPrivacy ? await searchedBy(args.context) : null;
  if (by === null) return { ...text, searchedBy: null };
  const outline = [
    ...text.page.outline,
    { id: SEARCH_PART, text: t('pages.searchPrivacy'), level: 2 },
  ];
  return { ...text, page: { ...text.page, outline }, searchedBy: by };
}

/** `/about` and the pages below it: who the press is, and its policies. */
export default function About() {
  const { page, text, searchedBy: by } = useLoaderData<AboutData>();
  return (
    <>
      <PageHead title={page.title} description={page.summary} path={page.path} />
      <TextPage
        page={page}
        text={text}
        textId={PAGE_TEXT}
        eyebrow={t('pages.aboutPress')}
        menu={
          <PageMenu label={aboutMenu().label}>
            <LinkList entries={aboutMenu().entries} />
          </PageMenu>
        }
      >
        {by !== null && (
          <section className="article-body" aria-labelledby={SEARCH_PART}>
            <h2 id={SEARCH_PART}>{t('pages.searchPrivacy')}</h2>
            <SearchPrivacy by={by} />
          </section>
        )}
      </TextPage>
    </>
  );
}
