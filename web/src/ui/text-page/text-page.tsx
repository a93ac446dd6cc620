import type { PublishedPage } from '@quire/model/entities/page';
import { longDate } from '@quire/model/messages/dates';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { rich } from '../../messages/rich.ts';
import { type Html, HtmlBlock } from '../html-block.tsx';
import { ItemList } from '../item-list/item-list.tsx';
import { DownloadList } from './download-list.tsx';
import { OutlineList } from './outline-list.tsx';
import { PageHeader } from './page-header.tsx';
import { PageMenu } from './page-menu.tsx';
import styles from './text-page.module.css';
import { UntranslatedNote } from './untranslated-note.tsx';

interface TextPageProps {
  readonly page: PublishedPage;
  /** The page's HTML, and the id of the element that it stands in. */
  readonly text: Html;
  readonly textId: string;
  /** Above the title: the section that the page belongs to. */
  readonly eyebrow?: string | undefined;
  /** Beside the text: the section's pages. */
  readonly menu?: ReactNode;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** A short text needs no list of its headings. */
const LEAST_HEADINGS = 3;

/** A content document: its title and summary, what can be downloaded, its text, when it was changed. */
export function TextPage({ page, text, textId, eyebrow, menu, children }: TextPageProps) {
  const outline = page.outline.filter(({ level }) => level === 2);
  const lang = languageOfText(page, 'html');
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={page.title} summary={page.summary} lang={lang} />
      <UntranslatedNote lang={lang} />
      <div className={styles.columns} data-menu={menu ? true : undefined}>
        {menu && <div className={styles.menu}>{menu}</div>}
        {outline.length >= LEAST_HEADINGS && (
          <PageMenu label={t('ui.onThisPage')} className={styles.outline}>
            <OutlineList outline={outline} lang={lang} />
          </PageMenu>
        )}
        <div className={styles.text}>
          {page.downloads.length > 0 && (
            <DownloadList downloads={page.downloads} lang={languageOfText(page, 'downloads')} />
          )}
          <HtmlBlock
            dir="auto"
            lang={lang}
            id={textId}
            className="article-body"
            html={text}
            hasMath={page.hasMath}
          />
          {page.items.length > 0 && (
            <div className={styles.items} lang={languageOfText(page, 'items')}>
              <ItemList items={page.items} level={2} />
            </div>
          )}
          {children}
          <p className={styles.updated}>
            {rich('ui.lastChanged', {
              date: <time dateTime={page.updated}>{longDate(page.updated)}</time>,
            })}
          </p>
        </div>
      </div>
    </>
  );
}
