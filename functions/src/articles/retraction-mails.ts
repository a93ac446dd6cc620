import type { Article } from '@quire/model/entities/article';
import { retractionProposed } from '@quire/model/mail/editor/retraction-proposed';
import type { NewMail } from '../mail/enqueue-mail.ts';
import type { Ports } from '../publish/ports.ts';
import { aboutArticle, articleMail, readArticleMails, readPerson } from './article-mail.ts';

/**
 * To the journal's other editors: one of them has to confirm. Where there is no other one, to the
 * journal's own address.
 */
export async function retractionProposedMails(
  ports: Ports,
  article: Article,
  by: string,
  text: string,
  at: string,
): Promise<NewMail[]> {
  const frame = await readArticleMails(ports, article);
  if (!frame) return [];
  const { journal, editors, sender } = frame;
  const proposer = (await readPerson(ports.db, by))?.name ?? 'An editor';
  const others = editors.filter(({ uid }) => uid !== by);
  const office = { uid: null, name: `editors of ${journal.fullname}`, email: journal.contactEmail };
  return (others.length > 0 ? others : [office]).map((to) => {
    const about = aboutArticle(ports, article, journal, to);
    const parts = retractionProposed.render({ ...about, proposer, text }, sender);
    return articleMail(frame, retractionProposed.name, article, at, to, parts);
  });
}
