import { partsOfText, unicodeText } from '@quire/model/letters/unicode-text';
import { createElement, Fragment, lazy, Suspense } from 'react';

interface TitleTextProps {
  readonly text: string;
}

/** Formulas as characters: until what draws them is there, and where it cannot be had. */
const InCharacters = ({ text }: TitleTextProps) => <>{unicodeText(text)}</>;

const orInCharacters = () => ({ default: InCharacters });
const WithFormulas = lazy(() => import('./rendered-title.tsx').catch(orInCharacters));

/** The title of a manuscript in a page: emphasis and formulas as they will be published. */
export function TitleText({ text }: TitleTextProps) {
  const parts = partsOfText(text);
  if (parts.some(({ kind }) => kind === 'formula')) {
    return (
      <Suspense fallback={<InCharacters text={text} />}>
        <WithFormulas text={text} />
      </Suspense>
    );
  }
  const shown = parts.map((part) =>
    part.kind === 'emphasis' ? createElement('em', null, part.text) : part.text,
  );
  return createElement(Fragment, null, ...shown);
}
