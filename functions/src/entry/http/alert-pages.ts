/** The pages of alerts by mail. They work without the app, without scripts and without an account. */
import { ALERT_LINK_HOURS, ALERTS_MAX } from '@quire/model/constants';
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  type AlertRequest,
} from '@quire/model/entities/reader-alerts';
import { escapeHtml } from '@quire/model/mail/escape-html';
import { language } from '@quire/model/messages/language';
import { languageBase } from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';
import { t } from '@quire/model/messages/t';
import { privacyPolicyPath } from '@quire/model/paths';
import type { ShownAlert } from '../../domain/alerts/change-alerts.ts';
import { type WatchView, watchWords } from '../../domain/alerts/view-watch.ts';
import { linkPage } from './link-page.ts';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const linkTo = (path: string, label: string) =>
  `<p><a href="${escapeHtml(pathBelow(languageBase(language()), path))}">${escapeHtml(label)}</a></p>`;
const button = (name: string, value: string, label: string) =>
  `<button name="${name}" value="${value}">${escapeHtml(label)}</button>`;
const form = (content: string) => `<form method="post" novalidate>${content}</form>`;
const back = ({ path }: WatchView) => linkTo(path, t('alerts.back'));

const frequencyLabel = (frequency: AlertFrequency): string =>
  t('alerts.frequencyIs', { frequency });

function choice(name: string, value: string, label: string, isChosen: boolean): string {
  const checked = isChosen ? ' checked' : '';
  return `<label><input type="radio" name="${name}" value="${value}"${checked}> ${escapeHtml(label)}</label>`;
}

/** What was typed into the form, and what is wrong with it. */
export interface TypedAlert {
  readonly email: string;
  readonly frequency: AlertFrequency;
  /** Beside the address; empty: nothing. */
  readonly problem: string;
}

function emailField({ email, problem }: TypedAlert): string {
  const note = problem ? `<p id="problem" class="problem">${escapeHtml(problem)}</p>` : '';
  const state = problem ? ' aria-invalid="true" aria-describedby="problem" autofocus' : '';
  return `<p><label for="email">${escapeHtml(t('forms.email'))}</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required dir="ltr" value="${escapeHtml(email)}"${state}></p>${note}`;
}

/** A person leaves it empty; programs that fill in forms do not. */
const trap = () =>
  `<p hidden><label for="website">${escapeHtml(t('forms.leaveEmpty'))}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></p>`;

/** Asks for an address and how often. */
export function alertForm(view: WatchView, typed: TypedAlert): string {
  const choices = ALERT_FREQUENCIES.map((each) =>
    choice('frequency', each, frequencyLabel(each), each === typed.frequency),
  ).join('');
  const fields = [
    emailField(typed),
    `<fieldset><legend>${escapeHtml(t('alerts.howOften'))}</legend>${choices}</fieldset>`,
    trap(),
    `<p><button>${escapeHtml(t('alerts.send'))}</button></p>`,
  ];
  return linkPage(
    t('alerts.title'),
    paragraph(watchWords(view)) +
      paragraph(t('alerts.lead')) +
      form(fields.join('\n')) +
      paragraph(t('alerts.kept')) +
      linkTo(privacyPolicyPath(), t('alerts.privacy')) +
      back(view),
  );
}

/** After the form; the same for every address. */
export const alertRequestedPage = (view: WatchView, email: string): string =>
  linkPage(
    t('alerts.requestedTitle'),
    paragraph(t('alerts.requested', { email, hours: ALERT_LINK_HOURS })) + back(view),
  );

/** There is nothing that could be watched. */
export const noAlertPage = (): string =>
  linkPage(t('alerts.title'), paragraph(t('alerts.nothingToWatch')));

/** Behind the mailed link: a button confirms, because mail scanners follow links. */
export const confirmAlertPage = (view: WatchView, { frequency }: AlertRequest): string =>
  linkPage(
    t('alerts.confirmTitle'),
    paragraph(watchWords(view)) +
      paragraph(frequencyLabel(frequency)) +
      form(`<button>${escapeHtml(t('alerts.confirm'))}</button>`),
  );

export const alertConfirmedPage = (view: WatchView, isFull: boolean): string =>
  isFull
    ? linkPage(t('alerts.fullTitle'), paragraph(t('alerts.full', { count: ALERTS_MAX })))
    : linkPage(
        t('alerts.confirmedTitle'),
        paragraph(watchWords(view)) + paragraph(t('alerts.confirmed')) + back(view),
      );

export const alertLinkOverPage = (): string =>
  linkPage(t('signIn.linkUnknown'), paragraph(t('alerts.linkOver')));

function alertFields({ name, frequency, view }: ShownAlert): string {
  const about = view ? watchWords(view) : t('alerts.gone');
  const choices = ALERT_FREQUENCIES.map((each) =>
    choice(name, each, frequencyLabel(each), each === frequency),
  );
  const stop = choice(name, 'stop', t('alerts.stopOne'), false);
  return `<fieldset><legend>${escapeHtml(about)}</legend>${[...choices, stop].join('')}</fieldset>`;
}

/** All alerts of an address. `isSaved`: after a change. */
export function alertsPage(
  { email, alerts }: { readonly email: string; readonly alerts: readonly ShownAlert[] },
  isSaved: boolean,
): string {
  const saved = isSaved ? `<p role="status">${escapeHtml(t('alerts.saved'))}</p>` : '';
  if (alerts.length === 0)
    return linkPage(t('alerts.manageTitle'), saved + paragraph(t('alerts.none')));
  const buttons = `<p>${button('do', 'save', t('alerts.save'))} ${button('do', 'all', t('alerts.stopAll'))}</p>`;
  return linkPage(
    t('alerts.manageTitle'),
    saved +
      paragraph(t('alerts.manageOf', { email })) +
      form(alerts.map(alertFields).join('\n') + buttons),
  );
}
