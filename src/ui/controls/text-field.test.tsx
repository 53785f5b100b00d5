import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '#src/kernel/translate.ts';
import { TranslationProvider } from '#src/ui/translation.tsx';
import ui from '../../../locales/en/ui.json';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

const translate = createTranslate('en', { ui });

const draw = (field: ReactNode) =>
  renderToStaticMarkup(
    <TranslationProvider value={{ language: 'en', direction: 'ltr', translate }}>{field}</TranslationProvider>,
  );

describe('a text that is longer than it may be', () => {
  it('PROF-01 stays whole, and the field says by how much', () => {
    const text = 'x'.repeat(4001);
    for (const isCounted of [true, false]) {
      const drawn = draw(<TextareaField label="About" maxLength={4000} isCounted={isCounted} defaultValue={text} />);
      expect(drawn).toContain(text);
      expect(drawn).toContain('1 character too many');
      expect(drawn).toContain('4,001 / 4,000');
      expect(drawn.toLowerCase()).not.toContain('maxlength');
    }
    const line = draw(<TextField label="Title" maxLength={120} value={'y'.repeat(122)} readOnly />);
    expect(line).toContain('y'.repeat(122));
    expect(line).toContain('2 characters too many');
    expect(line).toContain('aria-invalid="true"');
    expect(line.toLowerCase()).not.toContain('maxlength');
  });

  it('PROF-01 says nothing while it fits, and cuts only words to search for', () => {
    expect(draw(<TextField label="Title" maxLength={120} value="Engineer" readOnly />)).not.toContain('too many');
    expect(draw(<TextField type="search" label="Search" maxLength={120} />)).toContain('maxLength="120"');
  });
});
