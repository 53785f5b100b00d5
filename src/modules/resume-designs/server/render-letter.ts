import type { LanguageCode } from '#src/modules/options/languages.ts';
import { accentColours } from '../resume-design.ts';
import { familiesOf, sizeOf } from './render/fonts.ts';
import type { Letter } from './render/render-order.ts';
import type { Renderer } from './render/renderer.ts';

export type LetterWords = Omit<Letter, 'language' | 'direction'>;

const LARGER = 1.1;

/** A page of facts as a PDF, for other modules that give someone something to keep; in the letters of any language. */
export async function renderLetter(renderer: Renderer, language: LanguageCode, words: LetterWords): Promise<Buffer> {
  const { result } = await renderer.render({
    sheet: { ...words, language, direction: language === 'ar' ? 'rtl' : 'ltr' },
    look: {
      accent: accentColours.evergreen,
      fonts: familiesOf('modern', language),
      size: sizeOf('modern', language) * LARGER,
      spacing: 1,
      paper: 'a4',
    },
    design: 'letter',
    data: undefined,
    photo: undefined,
    mostPages: Number.MAX_SAFE_INTEGER,
    format: 'pdf',
  });
  return Buffer.from(result, 'base64');
}
