import { createHash } from 'node:crypto';
import type { Journal } from '@quire/model/entities/journal';
import type { Press } from '@quire/model/entities/press';
import type { PublishedArticle } from '@quire/model/entities/published';
import { articlePublished } from '@quire/model/mail/author/article-published';
import { articlePath } from '@quire/model/paths';
import type { Ports } from '../../platform/database/ports.ts';
import { senderOf } from '../outbox/correspondents.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import { authorsSigner } from '../outbox/signers.ts';
import { authorName } from './published-article.ts';

/** Authors are not mailed when old articles are entered. */
const NEWS_DAYS = 30;

const issueName = ({ volume, number, year }: PublishedArticle) => {
  const name = [volume && `volume ${volume}`, number && `number ${number}`].filter(Boolean);
  return `${name.join(', ')} (${year})`.trim().replace(/^./, (first) => first.toUpperCase());
};

/** One mail for each corresponding author whose address is known. */
export function articlePublishedMails(
  ports: Pick<Ports, 'origin' | 'now'>,
  articleId: string,
  article: PublishedArticle,
  { press, journal }: { readonly press: Press; readonly journal: Journal },
): NewMail[] {
  const age = ports.now().getTime() - Date.parse(article.published);
  if (age > NEWS_DAYS * 86_400_000) return [];
  const sender = {
    ...senderOf(press, ports.origin),
    signer: authorsSigner(journal, article.metadata, ports.now()),
  };
  return article.metadata.authors.flatMap((author) => {
    if (!author.corresponding || !author.email) return [];
    const address = createHash('sha256').update(author.email).digest('hex').slice(0, 12);
    const compose = () =>
      articlePublished.render(
        {
          author: authorName(author),
          title: article.title,
          journal: article.journalTitle,
          issue: issueName(article),
          doi: article.doi,
          url: `${ports.origin}${articlePath(article.journal, article.issue, article.akey)}`,
        },
        sender,
      );
    return [
      {
        compose,
        id: `article-published~${articleId}~${address}`,
        template: articlePublished.name,
        to: [author.email],
        replyTo: press.infoEmail,
      },
    ];
  });
}
