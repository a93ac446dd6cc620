import { t } from '@quire/model/messages/t';
import { useLoaderData } from 'react-router';
import { loadTextPage, PAGE_TEXT, type TextPageData } from '../../app/load-text-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import { servicesMenu } from '../../navigation/page-menus.ts';
import { LinkList } from '../../ui/text-page/link-list.tsx';
import { PageMenu } from '../../ui/text-page/page-menu.tsx';
import { TextPage } from '../../ui/text-page/text-page.tsx';

export const loader = loadTextPage;

/** `/services` and the pages below it: what the press does for whom. */
export default function Service() {
  const { page, text } = useLoaderData<TextPageData>();
  const group = servicesMenu().find(({ entries }) =>
    entries.some(({ path }) => path === page.path),
  );
  return (
    <>
      <PageHead title={page.title} description={page.summary} path={page.path} />
      <TextPage
        page={page}
        text={text}
        textId={PAGE_TEXT}
        eyebrow={group?.label ?? t('pages.ourServices')}
        menu={
          <PageMenu label={t('pages.services')}>
            {servicesMenu().map(({ label, entries }) => (
              <LinkList key={label} heading={label} entries={entries} />
            ))}
          </PageMenu>
        }
      />
    </>
  );
}
