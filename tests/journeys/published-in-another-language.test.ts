/**
 * The life of a manuscript in languages other than English: its author registers, sends it and is written to in one, a
 * reviewer reads and reports in it, staff handle it in theirs, and a reader finds the article among pages in it. What
 * the journey looks for is the catalogue's text in the language that each step is done in.
 */
import { articleDocId, PROFILES } from '@quire/model/collections';
import { LANGUAGES, type Language } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { bindTranslations } from '@quire/model/messages/translations';
import { adminArticleEditorPath, adminSubmissionPath } from '@quire/model/office-paths';
import { articlePath, submissionsPath, submitPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../../content/src/messages/in-language.ts';
import { readTranslation } from '../../content/src/messages/read-translation.ts';
import { openBrowser } from './browser.ts';
import { decide, inviteNew, makeArticle, takeIt, takeStep } from './desk/at-desk.ts';
import { reviewAtPage } from './desk/review-at-page.ts';
import { mailsTo, type ReceivedMail } from './mailbox.ts';
import {
  chooseFiles,
  chooseJournal,
  declareAll,
  next,
  send,
  sentFiles,
  writeText,
} from './manuscript/in-wizard.ts';
import { JOURNAL } from './manuscript/manuscript-text.ts';
import { newReviewer, reportByLink } from './manuscript/reviewers.ts';
import { smallDocx } from './manuscript/small-docx.ts';
import { move } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { mustCall } from './must-call.ts';
import { pageAddress } from './page-address.ts';
import { joinPress, newAddress, newNetwork, PASSWORD, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { registerAt } from './people/register-at.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { publishAt } from './publish-at.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

bindTranslations(readTranslation);

interface Story {
  readonly language: Language;
  /** What the office is in. */
  readonly office: Language;
  readonly author: { readonly given: string; readonly family: string };
  readonly title: string;
  readonly sentence: string;
  readonly keywords: readonly string[];
  readonly report: string;
}

const STORIES: readonly Story[] = [
  {
    language: 'ar',
    office: 'en',
    author: { given: 'ليلى', family: 'المنصوري' },
    title: 'كيف تختلط المياه في الأحواض المدية',
    sentence: 'بقيت المياه في الحوض ساكنة مدة أطول مما كان متوقعًا.',
    keywords: ['المد والجزر', 'الأحواض', 'الاختلاط'],
    report: 'الطريقة واضحة والنتائج مقنعة، غير أن الشكل الثاني تنقصه وحدات القياس.',
  },
  {
    language: 'pt-BR',
    office: 'pt-BR',
    author: { given: 'Lívia', family: 'Gonçalves' },
    title: 'Como as águas se misturam em bacias de maré',
    sentence: 'A água permaneceu parada na bacia por mais tempo do que o esperado.',
    keywords: ['marés', 'bacias', 'mistura'],
    report: 'O método é claro e os resultados convencem, mas faltam unidades na segunda figura.',
  },
];

const ISSUE = '3-1';
const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const PRODUCTION = { email: 'production@saltmarsh.example', password: press.password };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const languageOf = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
const isIn = (language: Language) => ({
  lang: language,
  dir: LANGUAGES[language].direction === 'rtl' ? 'rtl' : '',
});

describe.each(STORIES)('a manuscript in $language', (story) => {
  const { language, office } = story;
  // A manuscript says no country.
  const [manuscriptLanguage = ''] = language.split('-');
  const mark = Date.now().toString(36);
  const title = `${story.title} (${mark})`;
  const akey = `in-${language.toLowerCase()}-${mark}`;
  const author = { ...story.author, email: newAddress('translated'), password: PASSWORD };
  const reviewer = newReviewer('Noor', 'Haddad');
  const inOwn = <Result>(work: () => Result) => inLanguage(language, work);
  const inOffice = <Result>(work: () => Result) => inLanguage(office, work);
  let watched: WatchedPage;
  let desk: WatchedPage;
  let submission = '';

  it('is sent by an author who has registered in it', () =>
    inOwn(async () => {
      watched = await openPage(browser, { extraHTTPHeaders: { 'x-forwarded-for': newNetwork() } });
      const { page } = watched;
      await page.goto(await registerAt(page, author, submitPath()));
      expect(await languageOf(page)).toEqual(isIn(language));
      await page.getByRole('button', { name: t('signIn.confirmMyAddress') }).click();
      await page.waitForURL(`${pageAddress(submitPath())}*`);
      const { uid } = await admin.auth.getUserByEmail(author.email);
      const profile = await admin.db.collection(PROFILES).doc(uid).get();
      expect(profile.get('language')).toBe(language);

      await chooseJournal(page);
      await next(page);
      await chooseFiles(page, {
        ...{ name: 'manuscript.docx', mimeType: '' },
        buffer: smallDocx(title, [story.sentence]),
      });
      await expect.poll(() => sentFiles(page).count(), { timeout: 30_000 }).toBe(1);
      await next(page);
      await page.locator('#field-title').fill(title);
      await writeText(page, Array(15).fill(story.sentence).join(' '), story.keywords);
      await page.locator('#field-language').selectOption(manuscriptLanguage);
      await next(page);
      const institutions = page.getByRole('combobox', { name: t('authorSubmit.institutions') });
      await institutions.fill('Institute of Waters, Nordvik');
      await institutions.press('Enter');
      await next(page);
      await next(page);
      await declareAll(page);
      await next(page);
      await send(page);
      await page.getByText(t('author.manuscriptReceived')).waitFor();
      expect(await languageOf(page)).toEqual(isIn(language));
      submission = new URL(page.url()).searchParams.get('id') ?? '';
    }));

  it('is given to a reviewer, who is asked and reports in it', async () => {
    await inOwn(async () => {
      const { given, family, email, affiliation } = reviewer;
      await joinPress('', { given, family, email, affiliation, language });
    });
    desk = await inOffice(() => openAs(browser, EDITOR, adminSubmissionPath(submission)));
    const { page } = desk;
    expect(await languageOf(page)).toEqual(isIn(office));
    await inOffice(async () => {
      await takeIt(page, 'Edda Marchetti');
      await takeStep(page, t('officeMoves.passCheck'));
      await inviteNew(page, reviewer);
    });
    expect(await inOwn(() => reviewAtPage(browser, reviewer, story.report))).toEqual([]);
    // The second that the journal asks for, without the pages.
    const second = newReviewer('Pekka', 'Virolainen');
    const { idToken } = await signInByHttp(EDITOR);
    await mustCall('inviteReviewer', { submission, reviewer: second }, idToken);
    await reportByLink(second);
    await untilState(submission, 'reviews_complete');
  });

  it('is accepted, produced and published', async () => {
    const { page } = desk;
    await inOffice(async () => {
      await decide(page, t('officeMoves.accept'));
      await untilState(submission, 'production');
      await makeArticle(page, ISSUE, akey);
    });
    const { idToken } = await signInByHttp(PRODUCTION);
    await move(submission, 'start_copyediting', 'production', idToken);
    await move(submission, 'start_typesetting', 'copyediting', idToken);
    await move(submission, 'send_proof', 'typesetting', idToken);
    await move(submission, 'approve_proof', 'proof_author', (await signInByHttp(author)).idToken);
    await inOffice(async () => {
      await page.goto(pageAddress(adminArticleEditorPath(articleDocId(JOURNAL, akey))));
      await publishAt(page);
    });
    await untilState(submission, 'published');
    expect(desk.problems()).toEqual([]);
  });

  it('is read among pages in it', () =>
    inOwn(async () => {
      const { page, problems } = watched;
      const address = pageAddress(articlePath(JOURNAL, ISSUE, akey));
      await expect.poll(async () => (await fetch(address)).status, { timeout: 60_000 }).toBe(200);
      await page.goto(address);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(title);
      expect(await languageOf(page)).toEqual(isIn(language));
      expect(await page.locator('.article-body').getAttribute('lang')).toBe(manuscriptLanguage);
      await page.goto(pageAddress(submissionsPath()));
      const list = page.getByRole('list', { name: t('author.mySubmissions') });
      await list.getByText(title).first().waitFor();
      expect(problems()).toEqual([]);
    }));

  it('is written about to its author and its reviewer in it', async () => {
    const mails = [...(await mailsTo(author.email)), ...(await mailsTo(reviewer.email))];
    expect(mails.length).toBeGreaterThan(5);
    const others = mails.filter(
      ({ html }: ReceivedMail) => !String(html).includes(`<html lang="${language}"`),
    );
    expect(others.map(({ subject }) => subject)).toEqual([]);
  });
});
