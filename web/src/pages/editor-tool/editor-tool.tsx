import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { editorToolPath } from '@quire/model/paths';
import { useLoaderData } from 'react-router';
import { HtmlInPage, type HtmlText } from '../../app/html-in-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import { HtmlBlock } from '../../ui/html-block.tsx';
import styles from './editor-tool.module.css';
import './guide/guide.css';
import { ToolPlace } from './tool-place.tsx';

const GUIDE = 'editor-guide';
const GUIDE_TITLE = 'what-can-be-written';

interface EditorToolPage {
  readonly guide: HtmlText;
}

/** The guide was rendered when the site was built (`build/editor-guide.ts`). */
export async function loader(): Promise<EditorToolPage> {
  const { editorGuide } = await import('../../made/editor-guide.ts');
  return { guide: new HtmlInPage(GUIDE, editorGuide) };
}

/** The Markdown editor, and below it what can be written in it. */
export default function EditorTool() {
  const { guide } = useLoaderData<EditorToolPage>();
  return (
    <>
      <PageHead
        title={t('editorTool.title')}
        description={t('editorTool.description')}
        path={editorToolPath()}
      />
      <header className={styles.header}>
        <h1>{t('editorTool.title')}</h1>
        <p>
          <span>{t('editorTool.summary')} </span>
          <a href={`#${GUIDE_TITLE}`}>{t('editorTool.guide')}</a>
        </p>
      </header>
      <ToolPlace />
      <section className={styles.guide} aria-labelledby={GUIDE_TITLE}>
        <h2 id={GUIDE_TITLE}>{t('editorTool.guide')}</h2>
        <HtmlBlock
          id={GUIDE}
          lang={SOURCE_LANGUAGE}
          className="article-body editor-guide"
          html={guide}
          hasMath
        />
      </section>
    </>
  );
}
