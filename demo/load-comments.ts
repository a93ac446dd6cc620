/** Comments of readers on an article of a journal that takes them: two are published, one waits for its editors. */
import { COMMENTS, commentId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { CommentSchema } from '@quire/model/entities/annotation';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import type { Ports } from '../functions/src/platform/database/ports.ts';

const ARTICLE = 'MSP~agar-creep-data';
const DAY_MS = 86_400_000;

const AnnotatedSchema = PublishedArticleSchema.pick({
  journal: true,
  issue: true,
  revision: true,
  title: true,
});

const SENT = [
  {
    ...{ key: 'demodrying01', owner: 'demo-author', name: 'Anselm Okoro', ago: 12 },
    ...{
      state: 'published',
      exact: 'A layer of light paraffin oil around the rim prevented drying',
    },
    text: 'We tried the same with silicone oil and lost *twice* as much water in two hours. Which viscosity did you use?',
  },
  {
    ...{ key: 'demodrying02', owner: 'demo-reader', name: 'Rea Lindqvist', ago: 9 },
    ...{
      state: 'published',
      exact: 'A layer of light paraffin oil around the rim prevented drying',
    },
    replyTo: 'demodrying01',
    text: 'The supplement of the data set says 30 mPa s at 25 °C.',
  },
  {
    ...{ key: 'demostress01', owner: 'demo-reviewer', name: 'Ruth Vasquez', ago: 1 },
    ...{ state: 'waiting', exact: 'Each sample was used for one stress only' },
    text: 'Does the order of the stresses matter for samples of one batch?',
  },
] as const;

/** Writes those that are not there yet; what is published follows from them. Nobody is mailed. */
export async function loadComments({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const article = AnnotatedSchema.safeParse(
    (await db.collection(PUBLISHED_ARTICLES).doc(ARTICLE).get()).data(),
  ).data;
  if (!article) return;
  const { revision, journal, issue, title } = article;
  for (const { ago, exact, state, ...written } of SENT) {
    const at = new Date(now().getTime() - ago * DAY_MS).toISOString();
    const ref = db.collection(COMMENTS).doc(commentId(ARTICLE, written.key));
    if ((await ref.get()).exists) continue;
    const comment = CommentSchema.parse({
      ...{ ...written, state, article: ARTICLE, journal, issue, title, revision },
      place: { exact, prefix: '', suffix: '', start: 0, end: exact.length },
      ...{ created: at, modified: at, sentAt: at },
      ...(state === 'published' && { decidedAt: at }),
    });
    await ref.set(comment);
  }
}
