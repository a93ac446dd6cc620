/**
 * Authors and affiliations, in the ways of the classes: commands one after another (amsart, acmart, REVTeX, AASTeX,
 * elsarticle, authblk), or all in one `\author` (article, llncs, IEEEtran).
 */
import type { ArticleMetadata, Author } from '@quire/model/entities/article';
import { AffiliationSchema, AuthorSchema } from '@quire/model/entities/article';
import { isOrcid } from '@quire/model/identifiers';
import { splitName } from '@quire/model/split-name';
import { COMMANDS } from './latex-commands.ts';
import { type LatexContext, sourceOf } from './latex-context.ts';
import { plainText } from './latex-inline.ts';
import { argumentOf, lastArgument, type TexMacro, type TexNode } from './parse-latex.ts';

interface Person {
  name: string;
  readonly keys: string[];
  readonly places: number[];
  orcid?: string | undefined;
  email?: string | undefined;
  corresponding: boolean;
}

const MARK = /⟦([^⟧]*)⟧/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const MARKS =
  /^(textsuperscript|inst|IEEEauthorrefmark|fnm|affilmark|altaffilmark|fnmark|tnoteref|corref|fnref)$/;

/** Text in which marks behind names stand as `⟦1,2⟧`, and lines and people apart. */
function marked(nodes: readonly TexNode[], context: LatexContext): string {
  return nodes
    .map((node) => {
      if (node.type === 'group') return marked(node.content, context);
      if (node.type === 'inlinemath') {
        const source = sourceOf(context, [node]).replace(/^\$|\$$/g, '');
        const mark = /^\s*(?:\{\s*\})?\s*\^\s*(.*)$/s.exec(source)?.[1];
        if (mark === undefined) return '';
        return `⟦${mark.replace(/\\(?:ast|star)(?![a-z])/g, '*').replace(/\\[a-z]+|[{}\s^]/g, '')}⟧`;
      }
      if (node.type === 'environment') return marked(node.content, context);
      if (node.type !== 'macro') return plainText(context.inline([node]));
      const { content: name } = node;
      if (name === 'corref') return '⟦*⟧';
      if (MARKS.test(name)) return `⟦${plainText(context.inline(lastArgument(node))).trim()}⟧`;
      if (/^(thanks|footnote|titlenote|authornote|IEEEcompsocitemizethanks)$/.test(name)) {
        const words = plainText(context.inline(lastArgument(node)));
        const mail = words.match(EMAIL)?.[0];
        return `${/correspond/i.test(words) ? '⟦*⟧' : ''}${mail ? ` ${mail} ` : ''}`;
      }
      if (/^(orcidID|orcid|orcidlink|orcidicon)$/.test(name))
        return `⟦orcid:${plainText(context.inline(lastArgument(node))).trim()}⟧`;
      if (/^and$/i.test(name)) return '\n\n';
      if (name === '\\' || name === 'newline') return '\n';
      const form = COMMANDS.get(name)?.form;
      if (form === 'metadata') return `${marked(lastArgument(node), context)}, `;
      if (form === 'plain' || form === 'strong' || form === 'emphasis' || form === 'code')
        return marked(lastArgument(node), context);
      return plainText(context.inline([node]));
    })
    .join('');
}

const tidy = (text: string) =>
  text
    .replace(MARK, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/(,\s*)+/g, ', ')
    .replace(/^[\s,;.]+|[\s,;]+$/g, '')
    .trim();

function person(text: string): Person | null {
  const marks = [...text.matchAll(MARK)].flatMap(([, inner = '']) =>
    inner.startsWith('orcid:') ? [] : inner.split(/[,;\s]+/).filter(Boolean),
  );
  const orcid = /⟦orcid:[^⟧]*?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])/.exec(text)?.[1];
  const email = text.match(EMAIL)?.[0];
  const name = tidy(text.replace(EMAIL, ''))
    .replace(/[*†‡§]+$/, '')
    .replace(/^and\s+/i, '')
    // “1\textsuperscript{st} Maren Holt” of IEEE’s template.
    .replace(/^\d+\s+/, '')
    .trim();
  if (!/\p{L}{2}/u.test(name)) return null;
  const keys = marks.flatMap((mark) => mark.match(/\d+|[a-z]+/gi) ?? []);
  return {
    name,
    keys,
    places: [],
    orcid,
    email,
    corresponding: /\*/.test(`${marks.join('')}${/\*\s*$/.exec(tidy(text)) ? '*' : ''}`),
  };
}

/** Names that stand one after another in one line. */
const namesIn = (text: string): Person[] =>
  text
    .replace(/\([^()]*\)/g, '')
    .split(/(?<!⟦[^⟧]*)(?:,|;|\s&\s|\band\b)(?![^⟦]*⟧)/)
    .flatMap((each) => person(each) ?? []);

/** `organization={X}, city={Y}` (elsarticle) → `X, Y` */
const withoutKeys = (text: string): string =>
  /^\s*[a-z]+\s*=/.test(text) ? text.replace(/(^|,)\s*[a-z]+\s*=\s*/g, '$1 ') : text;

class Title {
  readonly people: Person[] = [];
  readonly places: { readonly key: string; readonly name: string }[] = [];
  /** Authors since the last affiliation: the next ones are theirs. */
  private open: Person[] = [];
  private isBehindPlace = false;

  author(person: Person): void {
    if (this.isBehindPlace) this.open = [];
    this.isBehindPlace = false;
    this.open.push(person);
    this.people.push(person);
  }

  place(text: string, key: string): void {
    const lead = /^\s*⟦([^⟧]*)⟧/.exec(text)?.[1] ?? '';
    const name = tidy(
      withoutKeys(
        text
          .replace(GROUPED, '')
          .replace(EMAIL, '')
          .replace(/e-?mail[s]?\s*:?/gi, ''),
      ),
    );
    if (!/\p{L}{3}/u.test(name)) return;
    const own = key || lead;
    const known = this.places.findIndex((each) => each.name === name);
    const at = known >= 0 ? known : this.places.push({ key: own, name }) - 1;
    this.isBehindPlace = true;
    if (!own)
      for (const person of this.open) if (!person.places.includes(at)) person.places.push(at);
  }

  get last(): Person | undefined {
    return this.people.at(-1);
  }
}

/** One `\author` that holds all of them, with lines of affiliations below or between their names. */
function together(text: string, title: Title): void {
  for (const part of text.split(/\n\n/)) {
    const lines = part
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const [names = '', ...rest] = lines;
    for (const each of namesIn(names)) title.author(each);
    for (const line of rest) {
      const mail = line.match(EMAIL)?.[0];
      // An address below all names is that of whom to write to.
      const whose = title.people.find(({ corresponding }) => corresponding) ?? title.last;
      if (mail && whose) whose.email ??= mail;
      if (/^⟦\*⟧/.test(line)) continue;
      // `⟦1⟧ Place, ⟦2⟧ Other`
      for (const place of line.split(/(?=⟦\d)/)) title.place(place, '');
    }
  }
}

/** `{maren.holt, marsh}@example.org`: addresses of several people. */
const GROUPED = /\{([^{}@]+)\}@([\w-]+(?:\.[\w-]+)+)/g;

/** Addresses below the names: each is whose family it has in it. */
function mailsIn(text: string, title: Title): void {
  const mails = [
    ...[...text.matchAll(GROUPED)].flatMap(([, names = '', host = '']) =>
      names.split(/\s*,\s*/).map((name) => `${name.trim()}@${host}`),
    ),
    ...(text.replace(GROUPED, ' ').match(EMAIL) ?? []),
  ];
  const plain = (words: string) =>
    words
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  for (const mail of mails) {
    const own = plain(mail.replace(/@.*/, ''));
    const whose = title.people.filter(({ name }) => {
      const family = plain(splitName(name).family);
      return family.length > 2 && own.includes(family);
    });
    if (whose.length === 1 && whose[0]) whose[0].email ??= mail;
  }
}

function institutes(text: string, title: Title): void {
  mailsIn(text, title);
  const parts = text.split(/\n\n/);
  parts.forEach((part, at) => {
    title.place(part.replace(/\n/g, ', '), parts.length > 1 ? String(at + 1) : '');
  });
}

function authorCommand(node: TexMacro, title: Title, context: LatexContext): void {
  const option = argumentOf(node, 0);
  const words = option ? sourceOf(context, option) : '';
  const blocks = lastArgument(node).filter(
    (each): each is TexMacro => each.type === 'macro' && /^IEEEauthorblock[NA]$/.test(each.content),
  );
  if (blocks.length > 0) {
    for (const block of blocks) {
      const text = marked(lastArgument(block), context);
      if (block.content === 'IEEEauthorblockN')
        for (const each of namesIn(text)) title.author(each);
      else for (const place of text.split(/(?=⟦\d)/)) title.place(place.replace(/\n/g, ', '), '');
    }
    return;
  }
  const text = marked(lastArgument(node), context);
  if (
    text.includes('\n') ||
    /,|;|\band\b|&/.test(text.replace(MARK, '').replace(/,\s*(Jr|Sr|I{2,3})\b/, ''))
  ) {
    together(text, title);
    return;
  }
  const read = person(text);
  if (!read) return;
  title.author({
    ...read,
    keys: [...read.keys, ...(isOrcid(words) ? [] : (words.match(/\d+|[a-z]+/gi) ?? []))],
    orcid: read.orcid ?? (isOrcid(words.trim()) ? words.trim() : undefined),
    corresponding: read.corresponding || words.includes('*'),
  });
}

const NO_PLACE =
  /^\s*(?:[\p{L}.'’-]+\s+){0,4}(fellow|fellowship|member|professor|student|scholar|deceased|retired)\.?\s*$/iu;

function take(node: TexMacro, title: Title, context: LatexContext): void {
  const { content: name } = node;
  const text = () => marked(lastArgument(node), context);
  const key = () => {
    const option = argumentOf(node, 0);
    return option ? sourceOf(context, option).trim() : '';
  };
  if (name === 'author') authorCommand(node, title, context);
  else if (/^quire(orcid|correspondence)$/.test(name)) {
    const who = tidy(marked(argumentOf(node, 0) ?? [], context));
    const person = title.people.find((each) => each.name === who);
    if (person && name === 'quireorcid') person.orcid = text().trim();
    else if (person) Object.assign(person, { email: text().trim(), corresponding: true });
  } else if (name === 'institute') institutes(text(), title);
  else if (
    /^(affil|affiliation|address|institution|altaffiliation|additionalaffiliation)$/.test(name)
  ) {
    // Keys of several affiliations in one command: bioinfo, gji. AASTeX: a post, a membership or a
    // note that the author has died is not a place.
    if (/^alt/.test(name) && NO_PLACE.test(text())) return;
    const parts = text().split(/(?=⟦\d)/);
    for (const part of parts)
      title.place(part.replace(/\n+/g, ', '), parts.length > 1 ? '' : key());
  } else if (name === 'corr') {
    // LiveCoMS: an address and initials.
    const initials = plainText(context.inline(lastArgument(node))).replace(/[^\p{Lu}]/gu, '');
    const mail = marked(argumentOf(node, 0) ?? [], context).match(EMAIL)?.[0];
    const whose = title.people.find((each) => each.name.replace(/[^\p{Lu}]/gu, '') === initials);
    if (whose && mail) Object.assign(whose, { email: mail, corresponding: true });
  } else if (/^(email|ead)$/.test(name) && title.last)
    title.last.email ??= text().match(EMAIL)?.[0];
  else if (/^(orcid|orcidauthor)$/.test(name) && title.last)
    title.last.orcid ??= /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(text())?.[0];
  else if (/^(corres|corresp|correspondingauthor)$/.test(name)) {
    const mail = text().match(EMAIL)?.[0];
    const marked = title.people.find(({ corresponding }) => corresponding);
    if (marked && mail) marked.email ??= mail;
  }
}

type People = Pick<Partial<ArticleMetadata>, 'authors' | 'affiliations'>;

/** What the commands of a title say of its authors; those that are no valid author are left out. */
export function authorsOf(commands: readonly TexMacro[], context: LatexContext): People {
  const title = new Title();
  for (const node of commands) take(node, title, context);
  return peopleOf(title);
}

/**
 * Authors of a title page that is set by hand, as in older templates of PLOS: a line of names with raised numbers, and
 * lines that begin with these numbers. Nothing where a text has no such lines.
 */
export function authorsOfPage(page: readonly TexNode[], context: LatexContext): People {
  const title = new Title();
  const text = marked(page, context);
  const [names = '', ...rest] = text.split(/\n\s*(?=\d{1,2}\s+\p{Lu})/u);
  const line = names.split('\n').findLast((each) => (each.match(MARK)?.length ?? 0) > 1) ?? '';
  for (const each of namesIn(line)) title.author(each);
  if (title.people.length === 0 || rest.length === 0) return {};
  for (const each of rest) {
    const [, number = '', place = ''] = /^(\d+)\s+([^\n]+)/.exec(each) ?? [];
    title.place(place.replace(EMAIL, '').replace(/\s+\/\s*$/, ''), number);
  }
  mailsIn(text, title);
  return peopleOf(title);
}

function peopleOf(title: Title): People {
  const authors = title.people.flatMap((each): Author[] => {
    const places = each.keys.flatMap((key) => {
      return title.places.flatMap((place, at) =>
        place.key.split(/[,\s]+/).includes(key) ? [at] : [],
      );
    });
    const { orcid, email, corresponding } = each;
    const plain = {
      ...splitName(each.name),
      affiliations: [...new Set([...each.places, ...places])],
      corresponding,
    };
    const full = AuthorSchema.safeParse({
      ...plain,
      ...(orcid && isOrcid(orcid) ? { orcid } : {}),
      ...(email ? { email } : {}),
    });
    const read = full.success ? full : AuthorSchema.safeParse(plain);
    return read.success ? [read.data] : [];
  });
  const affiliations = title.places.flatMap(
    ({ name }) => AffiliationSchema.safeParse({ name: name.slice(0, 400) }).data ?? [],
  );
  return {
    ...(authors.length > 0 ? { authors } : {}),
    ...(authors.length > 0 && affiliations.length > 0 ? { affiliations } : {}),
  };
}
