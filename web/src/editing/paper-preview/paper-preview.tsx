import { ARTICLE_TYPES } from '@quire/model/article-types';
import type { ArticleMetadata } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { changedBlocks } from '../changed-blocks.ts';
import type { ShownPaper } from '../messages.ts';
import { applyChange } from '../preview/apply-change.ts';
import { stayInPreview } from '../preview/stay-in-preview.ts';
import { showPictures } from './show-pictures.ts';
import type { ShownPictures } from './use-pictures.ts';

interface PaperPreviewProps {
  readonly paper: ShownPaper;
  readonly pictures: ShownPictures;
  readonly body: RefObject<HTMLDivElement | null>;
}

/** The paper as readers would see it: title, authors, abstract, text, references. */
export const PaperPreview = memo(function PaperPreview({
  paper,
  pictures,
  body,
}: PaperPreviewProps) {
  const drawn = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    if (!body.current) return;
    // Each block is one element, or the parts cannot be told apart.
    const isWhole = body.current.childElementCount === drawn.current.length;
    const change = isWhole
      ? changedBlocks(drawn.current, paper.blocks)
      : { from: 0, to: body.current.childElementCount, fresh: paper.blocks };
    applyChange(body.current, change, (content) => showPictures(content, pictures));
    drawn.current = paper.blocks;
  }, [paper.blocks, pictures, body]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its links alone
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is the keyboard's too
    <div onClick={stayInPreview} className="editor-preview-paper">
      {paper.metadata && <Head metadata={paper.metadata} titleHtml={paper.titleHtml} />}
      {paper.abstractHtml && (
        <section className="editor-preview-abstract">
          <h2>{t('editing.abstract')}</h2>
          <div
            className="article-body"
            dir="auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitised by content/
            dangerouslySetInnerHTML={{ __html: paper.abstractHtml }}
          />
        </section>
      )}
      {(paper.metadata?.keywords.length ?? 0) > 0 && (
        <p className="editor-preview-keywords">
          <b>{t('editing.keywords')}</b> {paper.metadata?.keywords.join(', ')}
        </p>
      )}
      <div ref={body} className="article-body" dir="auto" />
    </div>
  );
});

function Head({ metadata, titleHtml }: { metadata: ArticleMetadata; titleHtml: string }) {
  const { authors, affiliations } = metadata;
  const isNumbered = affiliations.length > 1;
  return (
    <header className="editor-preview-head">
      <p className="eyebrow">{ARTICLE_TYPES[metadata.type]}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitised by content/ */}
      <h2 className="editor-preview-title" dangerouslySetInnerHTML={{ __html: titleHtml }} />
      {metadata.subtitle && <p className="editor-preview-subtitle">{metadata.subtitle}</p>}
      {authors.length > 0 && (
        <p className="editor-preview-authors">
          {authors.map((author, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two authors may have the same name
            <span key={index}>
              {index > 0 && ', '}
              {author.collective ?? `${author.given} ${author.family}`.trim()}
              {isNumbered && author.affiliations.length > 0 && (
                <sup>{author.affiliations.map((at) => at + 1).join(', ')}</sup>
              )}
            </span>
          ))}
        </p>
      )}
      {affiliations.length > 0 && (
        <ol className="editor-preview-affiliations" data-numbered={isNumbered}>
          {affiliations.map(({ name, country }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is what authors refer to
            <li key={index}>{country && !name.endsWith(country) ? `${name}, ${country}` : name}</li>
          ))}
        </ol>
      )}
    </header>
  );
}
