import { locale } from './messages/language.ts';
import { compareNames, listedLanguageName } from './messages/names.ts';

/** ISO 639-1, as of 2026, without its withdrawn codes. Their names come from `Intl.DisplayNames`, in any language. */
const CODES = `
  AA AB AE AF AK AM AN AR AS AV AY AZ BA BE BG BI BM BN BO BR BS CA CE CH CO CR CS CU CV CY
  DA DE DV DZ EE EL EN EO ES ET EU FA FF FI FJ FO FR FY GA GD GL GN GU GV HA HE HI HO HR HT
  HU HY HZ IA ID IE IG II IK IO IS IT IU JA JV KA KG KI KJ KK KL KM KN KO KR KS KU KV KW KY
  LA LB LG LI LN LO LT LU LV MG MH MI MK ML MN MR MS MT MY NA NB ND NE NG NL NN NO NR NV NY
  OC OJ OM OR OS PA PI PL PS PT QU RM RN RO RU RW SA SC SD SE SG SI SK SL SM SN SO SQ SR SS
  ST SU SV SW TA TE TG TH TI TK TL TN TO TR TS TT TW TY UG UK UR UZ VE VI VO WA WO XH YI YO
  ZA ZH ZU
`;

/** Kinds of a language that are spelt or written differently: an article says which one it is in. */
const KINDS = ['en-GB', 'en-US', 'pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant'];

// Where languages have no capital within a sentence (`español`), an entry of a list still begins with one.
const asEntry = (name: string) => name.slice(0, 1).toLocaleUpperCase(locale()) + name.slice(1);

/** All languages that articles can be in, for a list to choose from, in the reader's language. */
export const languagesByName = (): readonly { readonly code: string; readonly name: string }[] =>
  [...CODES.toLowerCase().trim().split(/\s+/), ...KINDS]
    .map((code) => ({ code, name: asEntry(listedLanguageName(code)) }))
    .toSorted((a, b) => compareNames(a.name, b.name));
