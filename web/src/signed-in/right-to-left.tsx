import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import mirrored from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';

/** Emotion drops its own plugin where others are given. */
const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, mirrored] });

/** Mirrors what MUI and `sx` say of left and right. In a module of its own: only pages from right to left load it. */
export default function RightToLeft({ children }: { readonly children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
