import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Skeleton } from './skeleton.tsx';
import { TranslationProvider } from './translation.tsx';

const translation = { language: 'en', direction: 'ltr' as const, translate: (key: string) => key };
const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<TranslationProvider value={translation}>{element}</TranslationProvider>);
const size = (html: string) => html.match(/animate-shimmer/g)?.length ?? 0;

describe('skeletons', () => {
  it('NAV-07 have five layouts that differ', () => {
    const layouts = ['column', 'row', 'flex', 'full', 'right-hand'] as const;
    const drawn = layouts.map((layout) => render(<Skeleton layout={layout} />));
    expect(new Set(drawn).size).toBe(layouts.length);
    for (const html of drawn) expect(size(html)).toBeGreaterThan(0);
  });
});
