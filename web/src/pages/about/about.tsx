import { useLoaderData } from 'react-router';
import { loadTextPage, PAGE_TEXT, type TextPageData } from '../../app/load-text-page.ts';
import { PageHead } from '../../app/page-head.tsx';
import { ABOUT_MENU } from '../../page-menus.ts';
import { LinkList } from '../../ui/text-page/link-list.tsx';
import { PageMenu } from '../../ui/text-page/page-menu.tsx';
import { TextPage } from '../../ui/text-page/text-page.tsx';

export const loader = loadTextPage;

/** `/about` and the pages below it: who the press is, and its policies. */
export default function About() {
  const { page, text } = useLoaderData<TextPageData>();
  return (
    <>
      <PageHead title={page.title} description={page.summary} path={page.path} />
      <TextPage
        page={page}
        text={text}
        textId={PAGE_TEXT}
        eyebrow="About the press"
        menu={
          <PageMenu label={ABOUT_MENU.label}>
            <LinkList entries={ABOUT_MENU.entries} />
          </PageMenu>
        }
      />
    </>
  );
}
