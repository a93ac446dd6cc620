import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { PAGE_TEXT } from '../../app/load-text-page.ts';
import { HtmlBlock } from '../../ui/html-block.tsx';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import { DownloadList } from '../../ui/text-page/download-list.tsx';
import { PageHeader } from '../../ui/text-page/page-header.tsx';
import type { ConferencePageData } from './conference-page.ts';
import styles from './service-page.module.css';

interface ServicePageProps {
  readonly data: ConferencePageData;
  /** Below the summary. */
  readonly ways: ReactNode;
  /** Below the text. */
  readonly children: ReactNode;
}

/** A page about conferences: the services with their drawings, then the text, then the lists. */
export function ServicePage({ data: { page, text }, ways, children }: ServicePageProps) {
  return (
    <>
      <PageHeader eyebrow={t('conference.conferences')} title={page.title} summary={page.summary}>
        <p className={styles.ways}>{ways}</p>
      </PageHeader>
      {page.items.length > 0 && (
        <section className={styles.items} aria-labelledby="services">
          <h2 id="services" className="visually-hidden">
            {t('conference.whatWeDo')}
          </h2>
          <ItemList items={page.items} level={3} />
        </section>
      )}
      <HtmlBlock
        dir="auto"
        id={PAGE_TEXT}
        className={`article-body ${styles.text}`}
        html={text}
        hasMath={page.hasMath}
      />
      {page.downloads.length > 0 && <DownloadList downloads={page.downloads} />}
      {children}
    </>
  );
}
