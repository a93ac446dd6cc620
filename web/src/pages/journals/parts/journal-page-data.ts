import { isOnBoard, isTermOver } from '@quire/model/board-terms';
import type { BoardMember, Journal } from '@quire/model/entities/journal';
import type { JournalMore } from '@quire/model/entities/journal-more';
import type { PublishedPage } from '@quire/model/entities/page';
import type { PublishedJournal } from '@quire/model/entities/published';
import type { StatYears } from '@quire/model/entities/stat-years';
import type { JournalSubPageKey } from '@quire/model/journal-pages';
import { POLICIES, POLICY_KEYS, type PolicyKey } from '@quire/model/journal-policies';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import type { Language } from '@quire/model/messages/languages';
import { HtmlInPage, type HtmlText } from '../../../app/html-in-page.ts';
import { type FramedJournal, framedJournal } from '../../../layouts/journal-frame-menu.ts';
import type { ChargeData } from './charge-data.ts';
import { chargesInShort } from './charges-in-short.ts';
import type { IssuesPage } from './issues-page.ts';
import { partSpecialIssues, type SpecialIssues } from './special-issues.ts';
import type { SubPage } from './sub-pages.ts';

/** Ids of the long texts, by which the embedded data point at them. */
export const TEXT = 'journal-text';
export const AIMS = 'aims-scope';

/** A long text, which the page holds once. */
interface ShownText {
  readonly html: HtmlText;
  readonly hasMath: boolean;
  /** Where it is not the page's language. */
  readonly lang?: Language | undefined;
}

/** One of the journal's policies, in its editors' words. */
interface ShownPolicy {
  readonly key: PolicyKey;
  readonly label: string;
  /** The id of its text. */
  readonly id: string;
  readonly text: ShownText;
}

export const WAIVERS = 'journal-waivers';

/** What a page below a journal's home is made of, and no more: all of it is embedded. */
export interface JournalPageData {
  readonly frame: FramedJournal;
  readonly key: JournalSubPageKey;
  readonly title: string;
  readonly summary: string;
  /** The content document's text, where one has been written. */
  readonly text: ShownText | null;
  /** Its sections. */
  readonly outline: PublishedPage['outline'];
  readonly updated: string | undefined;
  readonly collections: PublishedPage['collections'];
  readonly downloads: PublishedPage['downloads'];
  /** Without its Markdown; the board only where it is shown, as it is on this day. */
  readonly journal: Journal;
  readonly aims: ShownText | null;
  /** Of the page of all issues alone. */
  readonly issues?: IssuesPage | null;
  readonly special: SpecialIssues;
  /** Of the imprint alone. */
  readonly policies: readonly ShownPolicy[];
  /** Of the page of charges alone. */
  readonly waivers: ShownText | null;
  /** Of the page of charges alone. */
  readonly charge: ChargeData | null;
  /** Of the page of figures alone. */
  readonly statistics?: StatYears | null;
  /** Of the page of editors alone: whose term is over, and all portraits. */
  readonly pastBoard: readonly BoardMember[];
  readonly portraits: NonNullable<JournalMore['portraits']>;
  /** Of the imprint alone: what authors are charged today, in short. */
  readonly charges: string;
  readonly contacts: NonNullable<JournalMore['contacts']>;
  /** What the journal is called elsewhere, and its relatives. */
  readonly names: Pick<JournalMore, 'abbreviation' | 'continues' | 'continuedBy'>;
}

/** Puts a journal's record and its text together for one page, on a day (`2026-03-01`). */
export function journalPageData(
  page: SubPage,
  published: PublishedJournal,
  text: PublishedPage | null,
  today: string,
  charge: ChargeData | null = null,
): JournalPageData {
  const { key } = page;
  const { journal, specialIssues, aimsScopeHtml, more = {} } = published;
  const { charges, ...kept } = journal;
  const { abbreviation, continues, continuedBy } = more;
  const showsBoard = key === 'editors' || key === 'contact';
  const showsSpecial = key.startsWith('special_issues') || key === 'call_for_papers';
  return {
    frame: framedJournal(published),
    key,
    title: text?.title ?? page.label,
    summary: text?.summary ?? '',
    text: text?.html ? shown(TEXT, text.html, languageOfText(text, 'html')) : null,
    outline: text?.outline.filter(({ level }) => level === 2) ?? [],
    updated: text?.updated,
    collections: text?.collections ?? [],
    downloads: text?.downloads ?? [],
    journal: {
      ...(key === 'charge' ? journal : kept),
      aimsScope: '',
      board: showsBoard ? journal.board.filter((member) => isOnBoard(member, today)) : [],
    },
    pastBoard: key === 'editors' ? journal.board.filter((member) => isTermOver(member, today)) : [],
    portraits: key === 'editors' ? (more.portraits ?? {}) : {},
    aims:
      key === 'aims_scope'
        ? shown(AIMS, aimsScopeHtml, languageOfText(published, 'aimsScopeHtml'))
        : null,
    policies: key === 'imprint' ? shownPolicies(more) : [],
    waivers:
      key === 'charge' && more.waivers
        ? shown(WAIVERS, more.waivers.html, languageOfText(more, 'waivers'))
        : null,
    charge,
    charges: key === 'imprint' ? chargesInShort(charges, today) : '',
    contacts: key === 'contact' ? (more.contacts ?? []) : [],
    names:
      key === 'imprint'
        ? {
            ...(abbreviation && { abbreviation }),
            ...(continues && { continues }),
            ...(continuedBy && { continuedBy }),
          }
        : {},
    special: showsSpecial ? partSpecialIssues(specialIssues, today) : { open: [], past: [] },
  };
}

function shownPolicies(more: JournalMore): readonly ShownPolicy[] {
  return POLICY_KEYS.flatMap((key) => {
    const id = `policy-${key}`;
    const html = more.policies?.[key]?.html;
    const lang = languageOfText(more, `policies.${key}`);
    return html ? [{ key, id, label: POLICIES[key], text: shown(id, html, lang) }] : [];
  });
}

function shown(id: string, html: string, lang?: Language): ShownText {
  return { html: new HtmlInPage(id, html), hasMath: html.includes('class="katex'), lang };
}
