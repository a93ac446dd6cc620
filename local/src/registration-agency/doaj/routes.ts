/**
 * `POST /api/articles`, `GET`, `PUT` and `DELETE /api/articles/{id}`, and `/api/bulk/articles` of DOAJ's API v4.
 *
 * @see https://doaj.org/api/v4/docs
 */
import { type Answer, type Call, json, type Route } from '../http/answer.ts';
import type { Account } from '../store/account.ts';
import type { DoajArticle } from '../store/doaj-article.ts';
import { type ArticleSent, articleSent } from './article-sent.ts';
import { saveArticle } from './save-article.ts';

const NOTHING: Answer = { status: 204, type: 'application/json', body: '' };
const refusal = (status: number, error: string): Answer =>
  json({ status: status === 404 ? 'not_found' : 'error', error }, status);

const accountOf = ({ query, behaviour }: Call): Account | undefined =>
  behaviour.accounts.find(
    ({ agency, password }) => agency === 'doaj' && password === query.get('api_key'),
  );

/** Answers for the account of the key; without one, 401. */
const signedIn =
  (answer: (call: Call, account: Account) => Answer) =>
  (call: Call): Answer => {
    const account = accountOf(call);
    return account ? answer(call, account) : refusal(401, 'An API key is required to access this.');
  };

function bodyOf({ body }: Call): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

const shown = ({ id, bibjson, created, updated }: DoajArticle): Answer =>
  json({ id, bibjson, admin: { in_doaj: true }, created_date: created, last_updated: updated });

const articleOf = ({ path, registry }: Call): DoajArticle | undefined =>
  registry.doajArticles().find(({ id }) => id === path.split('/').at(-1));

function create(call: Call, account: Account): Answer {
  const sent = articleSent(bodyOf(call));
  if (typeof sent === 'string') return refusal(400, sent);
  const failure = call.behaviour.failureOf(sent.doi);
  if (failure) return refusal(400, failure);
  const saved = saveArticle(call, account, sent, null);
  if (typeof saved === 'string') return refusal(403, saved);
  const { id } = saved.article;
  return json({ status: 'created', id, location: `/api/articles/${id}` }, 201);
}

function replace(call: Call, account: Account): Answer {
  const known = articleOf(call);
  if (!known) return refusal(404, '');
  const sent = articleSent(bodyOf(call));
  if (typeof sent === 'string') return refusal(400, sent);
  const saved = saveArticle(call, account, sent, known);
  return typeof saved === 'string' ? refusal(403, saved) : NOTHING;
}

function remove(call: Call, account: Account): Answer {
  const known = articleOf(call);
  if (!known) return refusal(404, '');
  if (known.login !== account.login) return refusal(403, 'The article is of another account.');
  call.registry.removeArticle(known.id);
  return NOTHING;
}

/** All of them or none, at once; what became of it is asked for later. */
function bulk(call: Call, account: Account): Answer {
  const data = bodyOf(call);
  if (!Array.isArray(data)) return refusal(400, 'A list of articles is expected.');
  const read = data.map(articleSent);
  const wrong = read.find((each) => typeof each === 'string');
  if (wrong !== undefined) return refusal(400, String(wrong));
  const undo = call.registry.mark();
  let [added, updated] = [0, 0];
  for (const sent of read.filter((each): each is ArticleSent => typeof each !== 'string')) {
    const saved = saveArticle(call, account, sent, null);
    if (typeof saved === 'string') {
      undo();
      return refusal(403, saved);
    }
    if (saved.isNew) added += 1;
    else updated += 1;
  }
  const upload = `upload-${call.clock()}-${data.length}-${added}-${updated}`;
  const msg = 'Your upload has been accepted for processing.';
  return json({ msg, upload_id: upload, status: `/api/bulk/articles/${upload}` }, 202);
}

/** An upload is processed at once: its name says what became of it. */
function uploaded(call: Call): Answer {
  const [, all, added, updated] =
    /\/upload-\d+-(\d+)-(\d+)-(\d+)$/.exec(call.path)?.map(Number) ?? [];
  if (all === undefined) return refusal(404, '');
  const results = { imported: all, failed: 0, update: updated, new: added };
  return json({ id: call.path.split('/').at(-1), status: 'processed', results });
}

const show = (call: Call): Answer => {
  const article = articleOf(call);
  return article ? shown(article) : refusal(404, '');
};

export const DOAJ_ROUTES: readonly Route[] = [
  {
    ...{ methods: ['POST'], path: /^\/api\/articles$/, kind: 'deposit' },
    answer: signedIn(create),
  },
  {
    ...{ methods: ['PUT'], path: /^\/api\/articles\/[^/]+$/, kind: 'deposit' },
    answer: signedIn(replace),
  },
  {
    ...{ methods: ['DELETE'], path: /^\/api\/articles\/[^/]+$/, kind: 'deposit' },
    answer: signedIn(remove),
  },
  { methods: ['GET'], path: /^\/api\/articles\/[^/]+$/, kind: 'read', answer: show },
  {
    ...{ methods: ['POST'], path: /^\/api\/bulk\/articles$/, kind: 'deposit' },
    answer: signedIn(bulk),
  },
  {
    ...{ methods: ['GET'], path: /^\/api\/bulk\/articles\/[^/]+$/, kind: 'poll' },
    answer: signedIn(uploaded),
  },
];
