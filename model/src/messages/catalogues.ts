import article from './en/article.ts';
import home from './en/home.ts';
import journals from './en/journals.ts';
import layouts from './en/layouts.ts';
import pages from './en/pages.ts';
import search from './en/search.ts';
import ui from './en/ui.ts';

/** All messages in the language that they are written in first, by area and name. */
export const SOURCE = { article, home, journals, layouts, pages, search, ui } as const;
