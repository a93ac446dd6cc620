import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Article } from '@quire/model/entities/article';
import { retractionProposed } from '@quire/model/mail/editor/retraction-proposed';
import type { Ports } from '../../platform/database/ports.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { type Person, principalId } from '../access/principal.ts';
import { changeArticle, type Outcome, statusAfter } from './change-article.ts';
import { prepareNotice } from './notice.ts';
import { proposalMails } from './proposal-mails.ts';
import { readSavedVersion } from './read-article.ts';

export type RetractionRequest = { readonly article: string } & (
  | { readonly step: 'propose'; readonly text: string }
  | { readonly step: 'confirm'; readonly proposedAt: string }
  | { readonly step: 'drop' }
);

/**
 * Retracts an article, by two people who may publish in its journal (field 5.5): the first writes the notice, the second
 * confirms exactly that notice; then both are published together and link to each other. The article stays at its
 * address, marked as retracted. Repeating a step changes nothing. Throws `Refused`.
 */
export function retractArticle(
  ports: Ports,
  person: Person,
  asked: RetractionRequest,
): Promise<ArticleAnswer> {
  return changeArticle(ports, person, asked.article, 'retract', async (tx, article, at) => {
    if (asked.step === 'propose') return propose(ports, person, article, asked.text, at);
    if (asked.step === 'drop') return drop(article);
    return confirm();

    async function confirm(): Promise<Outcome> {
      const { retraction } = article;
      const by = principalId(person);
      if (!retraction) {
        if (article.status === 'retracted') return { done: true };
        throw new Refused('article/other-proposal');
      }
      if (asked.step !== 'confirm' || retraction.at !== asked.proposedAt) {
        throw new Refused('article/other-proposal');
      }
      if (retraction.by === person.uid) throw new Refused('article/two-persons');
      const status = statusAfter(article, 'retract');
      const { metadata } = await readSavedVersion(
        ports.db,
        asked.article,
        article.publishedRevision,
      );
      const wanted = { kind: 'retraction', text: retraction.text, by, at } as const;
      const notice = await prepareNotice(ports.db, tx, article, metadata.licence, wanted);
      return {
        fields: { status, retraction: null },
        reason: retraction.text.slice(0, 5_000),
        detail: { notice: notice.id, proposedBy: retraction.by, proposedAt: retraction.at },
        notice: notice.id,
        write: notice.write,
      };
    }
  });
}

async function propose(
  ports: Ports,
  person: Person,
  article: Article,
  text: string,
  at: string,
): Promise<Outcome> {
  // A proposal that could not be confirmed later is refused now.
  statusAfter(article, 'retract');
  const { retraction } = article;
  if (retraction?.by === person.uid && retraction.text === text) return { done: true };
  return {
    fields: { retraction: { by: person.uid, at, text } },
    detail: { step: 'propose' },
    isBeside: true,
    mails: await proposalMails(ports, article, person.uid, at, {
      name: retractionProposed.name,
      render: (about, sender) => retractionProposed.render({ ...about, text }, sender),
    }),
  };
}

async function drop(article: Article): Promise<Outcome> {
  if (!article.retraction) return { done: true };
  return { fields: { retraction: null }, detail: { step: 'drop' }, isBeside: true };
}
