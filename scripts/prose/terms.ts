/** A word or phrase that our texts do not use, and what they use. */
export interface Term {
  /** A regular expression for whole words; a space stands for any white space. */
  readonly not: string;
  readonly use: string;
}

/** Words and phrases that nobody would miss, each with its plain equivalent: `docs/style.md` gives the reasons. */
export const TERMS: readonly Term[] = [
  // Words that sound translated or out of date.
  { not: 'anew', use: 'again' },
  { not: 'somebody', use: 'someone, or the role: an editor, the author' },
  { not: 'anybody', use: 'anyone' },
  { not: 'upon', use: 'on' },
  { not: 'whilst', use: 'while' },
  { not: 'amongst', use: 'among' },
  { not: 'till', use: 'until' },
  { not: 'shall', use: 'will or must' },
  { not: 'ought', use: 'should' },
  { not: 'lest', use: 'so that … not' },
  { not: 'whence|thence|hence|whither|thither', use: 'from where, so, to where' },
  {
    not: 'thereof|therein|thereby|hereby|herein|herewith|whereof|wherein',
    use: 'of it, in it, by this',
  },
  { not: 'in vain', use: 'without success' },
  { not: 'at hand', use: 'available' },
  { not: 'readiness', use: 'agreement, for example: Thank you for agreeing to review' },
  { not: 'worth nothing', use: 'no longer valid' },
  { not: 'come to nothing|comes to nothing|came to nothing', use: 'fail, have no effect' },
  { not: '(?:speak|speaks|spoke) against', use: 'there is a reason not to; there is a conflict' },
  { not: '(?:stands|stood)(?! (?:in )?for)', use: 'is, remains, applies' },
  { not: 'sees? to|saw to|seeing to', use: 'handle, check, deal with' },
  { not: 'told of', use: 'told about, notified of' },
  { not: 'said of', use: 'describes' },
  { not: 'heed|heeds|heeded', use: 'follow, respect' },
  { not: 'in its stead|in their stead', use: 'instead' },
  { not: 'a second time', use: 'again' },
  { not: 'any more|anymore', use: 'no longer; or the number, if it is one' },
  { not: 'of late', use: 'recently' },
  { not: 'bygone', use: 'past, earlier' },
  { not: 'foremost', use: 'first, main' },
  { not: "one's own|(?<=\\b(?:of|with|to|on|for|as) )one's", use: 'your, their (own)' },
  {
    not: '(?<!(?:another|each|this|that|the|no|every|last|first|which|new|old|only|its receivers) )one (?:may|must|sees|types|wants|needs|reads|knows|writes)',
    use: 'you, they, or the role',
  },
  { not: 'himself or herself|himself|herself', use: 'themselves' },
  { not: 'he or she|she or he|his or her|he/she|s/he', use: 'they, their' },

  // Actions: one verb for each.
  { not: '(?:lay|lays|laid|laying) (?:(?:it|them|this) )?aside', use: 'discard, set aside' },
  { not: '(?:take|takes|taken|took|taking) (?:(?:it|them|this|that) )?out', use: 'remove' },
  { not: 'put (?:it|them|this|that) in(?=[.,;:)]|$)', use: 'insert, add' },
  {
    not: '(?:take|takes|taken|took|taking) (?:(?:it|them|this|that) )?back',
    use: 'withdraw, cancel',
  },
  {
    not: '(?:give|gives|given|gave|giving) (?:(?:it|them|this|that) )?back',
    use: 'return, refund',
  },
  { not: 'mend|mends|mended|mending', use: 'fix, correct' },
  { not: '(?:look|looks|looked|looking) (?:(?:it|them|this) )?over', use: 'check, review' },
  { not: 'struck|strike out|strikes out|cross out|crossed out', use: 'remove, delete' },
  { not: 'log ?in|logs in|logged in|logging in|sign on|signed on', use: 'sign in' },
  { not: 'log ?out|logs out|logged out', use: 'sign out' },
  { not: 'click here|press here', use: 'the name of what the link opens' },
  { not: 'utili[sz]e[sd]?|utili[sz]ing', use: 'use' },
  { not: 'commence[sd]?|commencing', use: 'start' },
  { not: 'in order to', use: 'to' },
  { not: 'prior to', use: 'before' },
  { not: 'subsequent to', use: 'after' },

  // The field's own words: one for each thing.
  { not: 'referees?|refereed|refereeing', use: 'reviewer, review' },
  { not: 'galleys?|galley proofs?', use: 'proof' },
  { not: 'credit memos?', use: 'credit note' },
  { not: 'reimburse[sd]?|reimbursements?', use: 'refund' },
  { not: 'bill receiver|bill recipient|receiver of the bill', use: 'bill to' },
  { not: 'contact author|responsible author', use: 'corresponding author' },
  { not: 'final version of record|canonical version', use: 'version of record' },
  { not: 'immediate rejection|rejection at the desk|rejected at the desk', use: 'desk rejection' },
  { not: 'associate handler|editor in charge', use: 'handling editor' },
  { not: 'camera[- ]ready', use: 'final files' },
  { not: 'blacklist(?:ed|s)?', use: 'block list, blocked' },
  { not: 'whitelist(?:ed|s)?', use: 'allow list, allowed' },

  // Spelling that the dictionary lets pass.
  { not: 'emails?', use: 'e-mail' },
  { not: '(?-i:[Ll]icense)', use: 'licence (the noun)' },
  {
    not: '(?!size|sizing|prize|seize|seizing|resiz|oversize|undersize|citizen|conceptualization|visualization|(?-i:Organization)|detokenize)\\w+(?:ize[sd]?|izing|izations?)',
    use: '-ise, -isation',
  },

  // Dates: 22 November 2026, in tables 22 Nov 2026.
  {
    not: '(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}, \\d{4}',
    use: 'the day first: 22 November 2026',
  },
  { not: '\\d{1,2}/\\d{1,2}/\\d{4}', use: 'a date in words: 22 November 2026' },
];
