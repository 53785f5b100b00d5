import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TranslationProvider } from '../translation.tsx';
import { Skeleton } from './skeleton.tsx';

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

  it('NAV-07 the flex one has three columns unless told otherwise', () => {
    expect(render(<Skeleton layout="flex" />)).toContain('--columns:repeat(3, minmax(0, 1fr))');
    expect(render(<Skeleton layout="flex" columns={4} />)).toContain('--columns:repeat(4, minmax(0, 1fr))');
  });

  it('NAV-07 the full one has ten blocks unless told otherwise', () => {
    expect(size(render(<Skeleton layout="full" />))).toBe(10);
    expect(size(render(<Skeleton layout="full" count={4} />))).toBe(4);
  });

  it('NAV-07 a column, a row and a right-hand pane hold as many blocks as asked for', () => {
    for (const layout of ['column', 'row'] as const) {
      const one = size(render(<Skeleton layout={layout} count={1} />));
      expect(size(render(<Skeleton layout={layout} count={5} />))).toBe(5 * one);
    }
    const pane = (count: number) => size(render(<Skeleton layout="right-hand" count={count} />));
    expect(pane(5) - pane(4)).toBe(pane(4) - pane(3));
  });

  it('NAV-07 says once that something loads, and hides its shapes from a screen reader', () => {
    const html = render(<Skeleton layout="flex" />);
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(html.match(/animate-shimmer/g)?.length).toBe(html.match(/aria-hidden="true"/g)?.length);
  });
});
