import type { Article } from '@quire/model/entities/article';
import type { MailParts, Sender } from '@quire/model/mail/compose';
import type { AboutArticle } from '@quire/model/mail/editor/about-article';
import { t } from '@quire/model/messages/t';
import type { Ports } from '../../platform/database/ports.ts';
import { aboutArticle, articleMail, readArticleMails, readPerson } from '../outbox/article-mail.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';

interface Template {
  readonly name: string;
  render(about: AboutArticle & { readonly proposer: string }, sender: Sender): MailParts;
}

/**
 * A mail about a proposal that a second person has to confirm, to the journal's other editors, or to the journal's own
 * address if there are none.
 */
export async function proposalMails(
  ports: Ports,
  article: Article,
  by: string,
  at: string,
  { name, render }: Template,
): Promise<NewMail[]> {
  const frame = await readArticleMails(ports, article);
  if (!frame) return [];
  const { journal, editors, sender } = frame;
  const proposer = (await readPerson(ports.db, by))?.name;
  const others = editors.filter(({ uid }) => uid !== by);
  const office = { uid: null, name: `editors of ${journal.fullname}`, email: journal.contactEmail };
  return (others.length > 0 ? others : [office]).map((to) => {
    const compose = () =>
      render(
        { ...aboutArticle(ports, article, journal, to), proposer: proposer ?? t('mail.anEditor') },
        sender,
      );
    return articleMail(frame, name, article, at, to, compose);
  });
}
