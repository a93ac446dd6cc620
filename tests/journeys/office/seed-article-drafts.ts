import { ARTICLES, articleDocId, VERSIONS } from '@quire/model/collections';
import { admin } from '../press-admin.ts';

/** A published article of the demo that has no files of its own, which drafts made of it would lack. */
const MODEL = { journal: 'CES', akey: 'carbon-stock-error' };

/**
 * Two drafts in the journal of a published article of the demo, with its text, found by a word: the first is complete,
 * the second has no DOI. Gives their ids and the issue that they are in.
 */
export async function seedArticleDrafts(word: string) {
  const { journal } = MODEL;
  const ids = ['a', 'b'].map((end) => `${journal}~${word}-${end}`);
  const ref = admin.db.collection(ARTICLES).doc(articleDocId(journal, MODEL.akey));
  const model = await ref.get();
  const issue = String(model.get('issue'));
  const version = await ref
    .collection(VERSIONS)
    .doc(`r${String(model.get('revision')).padStart(6, '0')}`)
    .get();
  const { metadata: ofModel, ...content } = version.data() ?? {};
  const { doi: doiOfModel, ...metadata } = ofModel;
  for (const [place, id] of ids.entries()) {
    const title = `${word} draft ${place}`;
    const doi = place === 0 ? { doi: `${doiOfModel}.${word}` } : {};
    const { published: _published, ...dates } = metadata.dates ?? {};
    const draft = admin.db.collection(ARTICLES).doc(id);
    await draft.set({
      ...{ journal, issue, akey: id.split('~')[1], title, status: 'draft' },
      ...{ authorLine: '', authorUids: [], revision: 1, publishedRevision: 0, agreedRevision: 1 },
      ...{ updatedAt: new Date().toISOString(), updatedBy: 'demo-editor' },
      ...{ words: [word], sortKey: title },
    });
    await draft
      .collection(VERSIONS)
      .doc('r000001')
      .set({
        ...content,
        metadata: { ...metadata, ...doi, title, dates },
        ...{ revision: 1, savedAt: new Date().toISOString(), savedBy: 'demo-editor' },
      });
  }
  return { ids, issue };
}
