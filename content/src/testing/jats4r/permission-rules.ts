/** Copyright and licences. */
import { allNamed, attribute, childNamed, childrenNamed, wordsOf } from '../../convert/xml.ts';
import { each, has, type Jats4rRule } from './jats4r-rule.ts';

export const PERMISSION_RULES: readonly Jats4rRule[] = [
  {
    name: 'permissions: they are there, with a year and a holder',
    wrong: '<article-meta/>',
    breaches: each(['article-meta'], (meta) => {
      const permissions = childNamed(meta, 'permissions');
      return (
        !permissions ||
        !/^\d{4}$/.test(childNamed(permissions, 'copyright-year')?.textContent ?? '') ||
        !has(permissions, 'copyright-holder')
      );
    }),
  },
  {
    name: 'permissions: the copyright statement says what year and holder say',
    wrong:
      '<permissions><copyright-statement>(c) A</copyright-statement><copyright-year>2026</copyright-year></permissions>',
    breaches: each(['permissions'], (permissions) => {
      const words = wordsOf(childNamed(permissions, 'copyright-statement'));
      return ['copyright-year', 'copyright-holder'].some(
        (name) => !words.includes(wordsOf(childNamed(permissions, name))),
      );
    }),
  },
  {
    name: 'permissions: a licence has its address, the same in every place',
    wrong: '<license xmlns:xlink="x" xlink:href="https://a.example"/>',
    breaches: each(['license'], (licence) => {
      const address = attribute(licence, 'href');
      const inWords = allNamed(licence, 'ext-link').map((link) => attribute(link, 'href'));
      const stated = childrenNamed(licence, 'license_ref').map(wordsOf);
      return (
        stated.length !== 1 ||
        [address, ...inWords].some((each) => each !== '' && each !== stated[0])
      );
    }),
  },
  {
    name: 'permissions: Creative Commons’ addresses are written as recommended',
    wrong: '<license><license_ref>https://creativecommons.org/by/4.0</license_ref></license>',
    breaches: each(
      ['license_ref'],
      (address) =>
        wordsOf(address).includes('creativecommons.org') &&
        !/^https?:\/\/creativecommons\.org\/(licenses\/[a-z-]+|publicdomain\/[a-z]+)\/\d\.\d\/$/.test(
          wordsOf(address),
        ),
    ),
  },
];
