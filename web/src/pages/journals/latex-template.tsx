import type { PublishedPage } from '@quire/model/entities/page';
import { t } from '@quire/model/messages/t';
import { latexTemplatePath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HtmlInPage, type HtmlText } from '../../app/html-in-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { TextPage } from '../../ui/text-page/text-page.tsx';

const TEXT = 'page-text';

interface LatexTemplatePage {
  readonly page: PublishedPage;
  readonly text: HtmlText;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<LatexTemplatePage> {
  const { getPage, missingText } = await import('../../data/public/pages.ts');
  const reader = context.get(publicReaderContext);
  const page = await getPage(reader, latexTemplatePath());
  if (!page) throw await missingText(reader, latexTemplatePath());
  return { page: { ...page, html: '' }, text: new HtmlInPage(TEXT, page.html) };
}

/** The templates for authors, managed as content. */
export default function LatexTemplate() {
  const { page, text } = useLoaderData<LatexTemplatePage>();
  return (
    <>
      <PageHead title={page.title} description={page.summary} />
      <TextPage page={page} text={text} textId={TEXT} eyebrow={t('journals.journals')} />
    </>
  );
}
