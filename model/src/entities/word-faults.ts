/** What mammoth leaves out of a Word file, in words of ours. */
import { t } from '../messages/t.ts';

/** Its warnings (`lib/docx/body-reader.js`, `lib/document-to-html.js`): the group is what it is about. */
const MESSAGES: readonly (readonly [fault: string, message: RegExp])[] = [
  ['style', /^Unrecognised \w+ style: '(.*)' \(Style ID: .*\)$/],
  ['style', /^\w+ style with ID (.+) was referenced but not defined in the document$/],
  ['element', /^An unrecognised element was ignored: (.+)$/],
  ['break', /^Unsupported break type: (.+)$/],
  ['symbol', /^A w:sym element with an unsupported character was ignored: char (.+)$/],
  ['picture', /^Could not find image file for a:blip element$/],
  ['picture', /^A v:imagedata element without a relationship ID was ignored$/],
  ['pictureType', /^Image of type (.+) is unlikely to display in web browsers$/],
];

/** What one of its warnings means, as a part of a sentence, in the language of the page; others are quoted. */
export function wordFaultText(reason: string): string {
  for (const [fault, message] of MESSAGES) {
    const found = message.exec(reason);
    if (found) return t('manuscriptProblems.wordFault', { fault, what: found[1] ?? '' });
  }
  return t('manuscriptProblems.wordFault', { fault: 'other', what: reason });
}
