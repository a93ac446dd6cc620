import { randomBytes } from 'node:crypto';
import { inLanguage } from '@quire/content/messages/in-language';
import { ALERT_FREQUENCIES } from '@quire/model/entities/reader-alerts';
import { isLanguage, type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { z } from 'zod';
import type { WatchView } from '../../domain/alerts/view-watch.ts';
import { isFromOurPage } from '../../domain/metrics/reader.ts';
import { visitorAddress } from '../../domain/metrics/visitor-address.ts';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { bodyOf, type HttpRequest, type HttpResponse } from '../../platform/http/http.ts';
import {
  alertConfirmedPage,
  alertForm,
  alertLinkOverPage,
  alertRequestedPage,
  alertsPage,
  confirmAlertPage,
  noAlertPage,
} from './alert-pages.ts';
import { sendLinkPage } from './send-link-page.ts';

const CONFIRM = /^\/alerts\/confirm\/([\w-]{43})$/;
const BODY_MAX_BYTES = 8_192;

/** Whether an address is one of the pages that ask for an alert or confirm one. */
export const isAlertsPath = (path: string): boolean =>
  path === '/alerts' || path.startsWith('/alerts/');

const parametersOf = ({ originalUrl }: HttpRequest): URLSearchParams =>
  new URL(originalUrl, pressOrigin()).searchParams;

/** Of the page that led here, or of the mail. */
function languageOf(parameters: URLSearchParams): Language {
  const tag = parameters.get('language');
  return tag !== null && isLanguage(tag) ? tag : SOURCE_LANGUAGE;
}

function formOf(request: HttpRequest): URLSearchParams {
  const body = bodyOf(request);
  return new URLSearchParams(body.byteLength > BODY_MAX_BYTES ? '' : body.toString('utf8'));
}

const EmailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));

const frequencyIn = (fields: URLSearchParams) =>
  ALERT_FREQUENCIES.find((each) => each === fields.get('frequency')) ?? 'weekly';

interface Page {
  readonly status: number;
  readonly page: string;
}

/** What the form has sent: a mail is on its way, or the form again with what is wrong. */
async function take(request: HttpRequest, view: WatchView): Promise<Page> {
  const fields = formOf(request);
  const frequency = frequencyIn(fields);
  const typed = fields.get('email') ?? '';
  const again = (status: number, problem: string): Page => ({
    status,
    page: alertForm(view, { email: typed.slice(0, 254), frequency, problem }),
  });
  const email = EmailSchema.safeParse(typed).data;
  if (email === undefined) return again(422, t('alerts.emailProblem'));
  // Another site cannot send its visitors' browsers here.
  if (!isFromOurPage(request)) return again(403, t('alerts.sendAgain'));
  const answer = { status: 200, page: alertRequestedPage(view, email) };
  if (fields.get('website')) return answer;
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { requestAlert } = await import('../../domain/alerts/request-alert.ts');
  try {
    const network = visitorAddress(request);
    const ports = { ...adminPorts(), random: randomBytes };
    await requestAlert(ports, { email, view, frequency, network });
    return answer;
  } catch (error) {
    if (error instanceof Refused) return again(429, error.message);
    throw error;
  }
}

async function confirmPage(request: HttpRequest, secret: string): Promise<Page> {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { confirmAlert, viewAlertRequest } = await import('../../domain/alerts/confirm-alert.ts');
  const { viewWatch } = await import('../../domain/alerts/view-watch.ts');
  const ports = adminPorts();
  const asked = await viewAlertRequest(ports, secret);
  const view = asked && (await viewWatch(ports.db, asked.watch));
  if (!asked || !view) return { status: 404, page: alertLinkOverPage() };
  if (request.method !== 'POST') return { status: 200, page: confirmAlertPage(view, asked) };
  const confirmed = await confirmAlert(ports, secret);
  return confirmed
    ? { status: 200, page: alertConfirmedPage(view, confirmed.isFull) }
    : { status: 404, page: alertLinkOverPage() };
}

async function formPage(request: HttpRequest, parameters: URLSearchParams): Promise<Page> {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { readWatch, viewWatch } = await import('../../domain/alerts/view-watch.ts');
  const watch = readWatch(parameters);
  const view = watch && (await viewWatch(adminPorts().db, watch));
  if (!view) return { status: 404, page: noAlertPage() };
  if (request.method === 'POST') return take(request, view);
  const typed = { email: '', frequency: 'weekly', problem: '' } as const;
  return { status: 200, page: alertForm(view, typed) };
}

/**
 * `/alerts?journal=CES`, `?person=…` or a search's parameters: a form that asks for an address; `POST` mails a link to
 * it. `/alerts/confirm/{secret}`: asks by `GET`, and confirms by `POST`, once. `?language=` is that of the page. 404:
 * there is nothing to watch, or the link is over; 422, 429: the form again, with the reason beside the address.
 */
export async function answerAlerts(request: HttpRequest, response: HttpResponse): Promise<void> {
  await readCurrentTexts();
  const parameters = parametersOf(request);
  const [, secret] = CONFIRM.exec(request.path) ?? [];
  const { status, page } = await inLanguage(languageOf(parameters), () => {
    if (secret !== undefined) return confirmPage(request, secret);
    if (request.path === '/alerts') return formPage(request, parameters);
    return Promise.resolve({ status: 404, page: alertLinkOverPage() });
  });
  sendLinkPage(response, status, page, secret !== undefined);
}

/** The wishes of the page that manages alerts; a mail client's one click (RFC 8058) stops all. */
function wishesOf(fields: URLSearchParams): ReadonlyMap<string, string> | 'all' {
  return fields.get('do') === 'save' ? new Map(fields) : 'all';
}

/**
 * `/unsubscribe/{token}/alerts`: `GET` shows all alerts of an address; `POST` changes how often they are sent or stops
 * them, all of them by one click (RFC 8058). 404: the link is not valid.
 */
export async function answerManageAlerts(
  request: HttpRequest,
  response: HttpResponse,
  token: string,
): Promise<void> {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { changeAlerts, viewAlerts } = await import('../../domain/alerts/change-alerts.ts');
  const ports = adminPorts();
  const isPost = request.method === 'POST';
  if (isPost) await changeAlerts(ports, token, wishesOf(formOf(request)));
  const language = languageOf(parametersOf(request));
  await inLanguage(language, async () => {
    const found = await viewAlerts(ports.db, token);
    if (!found) return sendLinkPage(response, 404, alertLinkOverPage());
    const { reader, alerts } = found;
    sendLinkPage(response, 200, alertsPage({ email: reader?.email ?? '', alerts }, isPost));
  });
}
