import { ARTICLE_TYPES } from '@quire/model/article-types';
import { CARD_LANGUAGE } from '@quire/model/constants';
import type { ArticleCard } from '@quire/model/entities/published';
import { doiUrl } from '@quire/model/identifiers';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { articlePath, articlePdfPath } from '@quire/model/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rich } from '../../messages/rich.ts';
import { MetaLine } from '../meta-line.tsx';
import styles from './article-entry.module.css';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleTitle } from './article-title.tsx';
import { cardTextLanguage } from './card-text-language.ts';
import { SignedPeople } from './signed-people.tsx';

export interface ArticleEntryProps {
  readonly card: ArticleCard;
  /** Level of the title's heading on the page it stands on. */
  readonly level: 2 | 3 | 4;
  readonly show?: readonly ('type' | 'teaser' | 'date' | 'pages')[] | undefined;
  /** The journal's name, on pages that mix journals. */
  readonly journal?: string | undefined;
  /** The journal's colour: with it, the entry has a picture. */
  readonly hue?: number | undefined;
  /** It is in the first screen of the page. */
  readonly isFirst?: boolean | undefined;
}

const statusNotes = () => ({
  published: null,
  corrected: t('ui.corrected'),
  retracted: t('ui.retracted'),
});

const pathOf = ({ journal, issue, akey }: ArticleCard) => articlePath(journal, issue, akey);

/** `pp. 4–22`, `p. 7`, or an article number as it is. */
function placeOf(pages: string): ReactNode {
  const numbers = <bdi dir="ltr">{pages}</bdi>;
  if (/^\d+$/.test(pages)) return rich('ui.page', { page: numbers });
  return /^\d+\D+\d+$/.test(pages) ? rich('ui.pages', { pages: numbers }) : numbers;
}

/** An article in a list: what it is called, who wrote it, where it stands, how to get it. */
export function ArticleEntry({ hue, isFirst, ...words }: ArticleEntryProps) {
  if (hue === undefined) return <EntryWords {...words} />;
  return (
    <div className={styles.pictured}>
      {/* The title is the same link for those who use a keyboard or listen. */}
      <Link to={pathOf(words.card)} tabIndex={-1} aria-hidden="true">
        <ArticlePicture card={words.card} hue={hue} isFirst={isFirst} />
      </Link>
      <EntryWords {...words} />
    </div>
  );
}

function EntryWords({ card, level, show = ['type', 'date'], journal }: ArticleEntryProps) {
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`;
  const note = statusNotes()[card.status];
  return (
    <article className={styles.entry}>
      <MetaLine
        className={`eyebrow ${styles.kind}`}
        facts={[
          journal,
          show.includes('type') && ARTICLE_TYPES[card.type],
          cardTextLanguage(card),
          note && <strong className={styles.status}>{note}</strong>,
        ]}
      />
      <Heading className={`title-link ${styles.title}`}>
        <Link to={pathOf(card)}>
          <ArticleTitle article={card} />
        </Link>
      </Heading>
      <p className={styles.authors}>
        <SignedPeople card={card} />
      </p>
      {show.includes('teaser') && card.teaser && (
        <p className={styles.teaser} lang={card.language ?? CARD_LANGUAGE} dir="auto">
          {card.teaser}
        </p>
      )}
      <MetaLine
        className={styles.facts}
        facts={[
          show.includes('date') && (
            <time dateTime={card.published}>{longDate(card.published)}</time>
          ),
          show.includes('pages') && placeOf(card.pages),
          card.doi && <a href={doiUrl(card.doi)}>{t('ui.doi', { doi: card.doi })}</a>,
          card.hasPdf && (
            // A file, not a page of the app: followed by the browser itself.
            <a href={articlePdfPath(card.journal, card.issue, card.doi ?? card.akey)}>
              {t('ui.pdf')}
            </a>
          ),
        ]}
      />
    </article>
  );
}
