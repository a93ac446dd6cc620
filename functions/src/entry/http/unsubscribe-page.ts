/** The pages of one-click unsubscribing. They work without the app: a mail client may request them. */
import { escapeHtml } from '@quire/model/mail/escape-html';
import { mailSwitchLabel } from '@quire/model/mail/mail-switches';
import { language } from '@quire/model/messages/language';
import { languageBase } from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';
import { t } from '@quire/model/messages/t';
import { accountPath } from '@quire/model/paths';
import { linkPage } from './link-page.ts';

type Shown = 'ask' | 'done' | 'not-valid';

const TITLES: Readonly<Record<Shown, () => string>> = {
  ask: () => t('mail.stopTitle'),
  done: () => t('mail.stopped'),
  'not-valid': () => t('signIn.linkUnknown'),
};

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function bodyOf(shown: Shown, name: string): string {
  const kind = mailSwitchLabel(name);
  const what = kind && shown !== 'not-valid' ? paragraph(t('mail.stopKind', { kind })) : '';
  const button = `<form method="post"><button>${escapeHtml(t('mail.stop'))}</button></form>`;
  const ask = shown === 'ask' ? button + paragraph(t('mail.stopNotAll')) : '';
  const account = pathBelow(languageBase(language()), accountPath());
  const link = `<p><a href="${account}">${escapeHtml(t('layouts.myAccount'))}</a></p>`;
  return what + ask + paragraph(t('mail.stopChange')) + link;
}

/** A whole page, in the language of the request. The form posts to its address. `name`: of the switch. */
export function unsubscribePage(shown: Shown, name: string): string {
  return linkPage(TITLES[shown](), bodyOf(shown, name));
}
