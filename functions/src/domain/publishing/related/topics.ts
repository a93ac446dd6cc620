import type { ArticleMetadata } from '@quire/model/entities/article';
import { fold, searchWords } from '@quire/model/search-terms';

/** Words of so many titles that sharing one says nothing. */
const COMMON = new Set(
  searchWords(
    'about account across affect after against all along among analyse analysis analytical another application ' +
      'applied apply approach article assess assessing assessment base based before behaviour behavior ' +
      'best better between beyond both bound case cause change class common compare compared comparing ' +
      'comparison compute computing condition consequence control count data dataset depend describe ' +
      'design determine develop developing development different direct does during each early ' +
      'editorial effect effective estimate estimating estimation evaluate evaluation evidence example ' +
      'experiment experimental explain factor field finding first fixed four framework function general ' +
      'good group guest guide high how impact important improve improved improving increase influence ' +
      'information introduction investigation issue journal just keep key known large learned lesson ' +
      'less level limit local long look low made make making many matter mean measure measured ' +
      'measurement measuring method model modelling modeling more most much must need new not note ' +
      'number observation observed one only open opening over overview paper part perspective practice ' +
      'predict predicting prediction problem process property quantifying question range rate recent ' +
      'relation report reported reporting research response result review role same scale second see ' +
      'short show simple single size small software some special stated still strategy structure study ' +
      'system table technique test testing than theory three through time tool toward towards two type ' +
      'understanding use used useful user value variation version very way well whole work year',
  ),
);

/** `marshes` and `marsh` are one topic: the search leaves the `e` of such plurals. */
const words = (text: string) =>
  searchWords(text).map((word) => word.replace(/(ch|sh|ss|x)e$/, '$1'));

/** A keyword, as opposed to a word. */
export const PHRASE = 'k:';

/**
 * What an article is about, to be compared with others: its keywords as its authors gave them
 * (`k:salt marsh`), then the words of these and of its title.
 */
export function topicsOf(title: string, { keywords }: Pick<ArticleMetadata, 'keywords'>): string[] {
  const phrases = keywords.map((keyword) => words(keyword).join(' ') || fold(keyword).trim());
  const told = words([...keywords, title].join(' ')).filter(
    (word) => word.length > 2 && !/^\d+$/.test(word) && !COMMON.has(word),
  );
  return [...new Set([...phrases.map((phrase) => PHRASE + phrase), ...told])].slice(0, 60);
}
