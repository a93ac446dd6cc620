import { REPORT_MAX } from '@quire/model/entities/annotation';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { signInPath } from '@quire/model/paths';
import { CallError } from '../../../data/call-error.ts';
import { isSessionRemembered } from '../../../session/remembered.ts';
import { element } from './element.ts';
import { openWindow } from './tool-window.ts';

/** Asks what is wrong with the comment of a link, and tells the journal; visitors are asked to sign in. */
export function openReport(link: HTMLElement): void {
  const { comment = '' } = link.dataset;
  const title = link.getAttribute('aria-label') ?? t('article.reportAComment');
  const stage = element('div', { class: 'stage' }, [
    isSessionRemembered() ? form(comment) : signIn(comment),
  ]);
  openWindow({ title, stage, isSheet: true });
  stage.querySelector('textarea')?.focus();
}

function signIn(comment: string): HTMLElement {
  const here = `${location.pathname}#comment-${comment.slice(comment.lastIndexOf('~') + 1)}`;
  const link = element('a', { href: signInPath(here) }, [t('article.signInToReport')]);
  return element('p', {}, [link]);
}

function form(comment: string): HTMLElement {
  const area = element('textarea', { maxlength: String(REPORT_MAX), required: true, rows: '5' });
  const send = element('button', { type: 'submit' }, [t('article.sendReport')]);
  const said = element('p', { role: 'status' });
  const made = element('form', { class: 'report' }, [
    element('p', {}, [t('article.reportHint')]),
    element('label', {}, [t('article.reportWhat'), area]),
    send,
    said,
  ]);
  made.addEventListener('submit', (event) => {
    event.preventDefault();
    send.disabled = true;
    said.textContent = t('forms.sending');
    report(comment, area.value).then(
      () => {
        said.textContent = t('article.reportSent');
        area.readOnly = true;
      },
      (error: unknown) => {
        send.disabled = false;
        said.textContent =
          error instanceof CallError ? error.message : errorMessage('page/unavailable');
      },
    );
  });
  return made;
}

async function report(comment: string, reason: string): Promise<void> {
  const [{ call }, { signedInUser }] = await Promise.all([
    import('../../../data/calls.ts'),
    import('../../../firebase/signed-in-user.ts'),
  ]);
  // A page for readers loads no session: without it, the call would be a visitor's.
  await signedInUser();
  await call('reportComment', { comment, reason });
}
