import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type IllustrationName, illustrations } from '#src/kernel/illustrations.ts';
import { Drawing } from './drawing.tsx';
import { EmptyState } from './empty-state.tsx';

const names = Object.keys(illustrations) as IllustrationName[];

it('GROW-05 the drawings say nothing to assistive technology, have no colour of their own and are small', () => {
  expect(names.length).toBe(16);
  for (const name of names) {
    const drawn = renderToStaticMarkup(<Drawing name={name} />);
    expect(drawn).toMatch(/^<svg viewBox="0 0 200 148" aria-hidden="true"/);
    expect(drawn, name).not.toMatch(/fill=|stroke=|style=|#[0-9a-f]{3}|<text|<title/);
    expect(drawn.match(/class="[^"]*touch/g)?.length, `${name}: one thing that a person touches`).toBeGreaterThan(0);
    expect(drawn.length, name).toBeLessThan(1400);
  }
});

it('GROW-05 an empty state shows its drawing above the words', () => {
  const state = renderToStaticMarkup(
    <EmptyState illustration={<Drawing name="saved" />} title="Nothing saved">
      Save one.
    </EmptyState>,
  );
  expect(state.indexOf('<svg')).toBeGreaterThan(0);
  expect(state.indexOf('<svg')).toBeLessThan(state.indexOf('Nothing saved'));
});
