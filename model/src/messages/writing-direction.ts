/** Languages of articles that are written from right to left: those of `article-body.css`. */
const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ps|sd|ug|ur|yi)(?![a-z])/i;

/** How a text in this language is written, by its BCP 47 tag; also of languages that pages are not in. */
export const writingDirection = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr';
