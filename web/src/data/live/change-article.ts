import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { ErrorCode } from '@quire/model/errors';
import { CallError } from '../call-error.ts';
import { type CallRequest, call } from '../calls.ts';

/** The callables that change an article's status. */
export type ArticleCall =
  | 'publishArticle'
  | 'unscheduleArticle'
  | 'correctArticle'
  | 'expressConcern'
  | 'retractArticle'
  | 'removeArticle'
  | 'withdrawArticle'
  | 'reopenArticle';

export type Changed =
  | { readonly ok: true; readonly answer: ArticleAnswer }
  | { readonly ok: false; readonly code: ErrorCode; readonly message: string };

/** Changes an article, or says in words why not. With problems that block, nothing was changed. */
export async function changeArticle<Name extends ArticleCall>(
  name: Name,
  request: CallRequest<Name>,
): Promise<Changed> {
  try {
    return { ok: true, answer: await call(name, request) };
  } catch (thrown) {
    if (thrown instanceof CallError) {
      return {
        ok: false,
        code: thrown.code,
        message: thrown.problems[0]?.message ?? thrown.message,
      };
    }
    throw thrown;
  }
}
