import { languageOfText } from '@quire/model/messages/in-reader-language';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { PAGE_TEXT } from '../../app/load-text-page.ts';
import { HtmlBlock } from '../../ui/html-block.tsx';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import { DownloadList } from '../../ui/text-page/download-list.tsx';
import { PageHeader } from '../../ui/text-page/page-header.tsx';
import { UntranslatedNote } from '../../ui/text-page/untranslated-note.tsx';
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
  const lang = languageOfText(page, 'html');
  return (
    <>
      <PageHeader
        eyebrow={t('conference.conferences')}
        title={page.title}
        summary={page.summary}
        lang={lang}
      >
        <p className={styles.ways}>{ways}</p>
      </PageHeader>
      <UntranslatedNote lang={lang} />
      {page.items.length > 0 && (
        <section className={styles.items} aria-labelledby="services">
          <h2 id="services" className="visually-hidden">
            {t('conference.whatWeDo')}
          </h2>
          <div lang={languageOfText(page, 'items')}>
            <ItemList items={page.items} level={3} />
          </div>
        </section>
      )}
      <HtmlBlock
        dir="auto"
        lang={lang}
        id={PAGE_TEXT}
        className={`article-body ${styles.text}`}
        html={text}
        hasMath={page.hasMath}
      />
      {page.downloads.length > 0 && (
        <DownloadList downloads={page.downloads} lang={languageOfText(page, 'downloads')} />
      )}
      {children}
    </>
  );
}
