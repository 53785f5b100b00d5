import type { LanguageCode } from '#src/modules/options/languages.ts';
import { accentColours } from '../resume-design.ts';
import { familiesOf } from './render/fonts.ts';
import type { ShareWords } from './render/render-order.ts';
import type { Renderer } from './render/renderer.ts';

/** Signs of currencies that the other faces lack. */
const SIGNS = 'Source Sans 3';
const SIZE = 20;
/** Arabic letters are drawn small for their size, Chinese ones large. */
const FACTORS: Partial<Record<LanguageCode, number>> = { ar: 1.12, ja: 0.92, 'zh-CN': 0.92, 'zh-TW': 0.92 };

/** The words of a shared link's picture as SVG, 600 × 315 points without a ground; in the letters of any language. */
export async function renderShare(
  renderer: Renderer,
  language: LanguageCode,
  words: Omit<ShareWords, 'language' | 'direction'>,
): Promise<string> {
  const { result } = await renderer.render({
    sheet: { ...words, language, direction: language === 'ar' ? 'rtl' : 'ltr' },
    look: {
      accent: accentColours.evergreen,
      fonts: [...familiesOf('modern', language), SIGNS],
      size: SIZE * (FACTORS[language] ?? 1),
      spacing: 1,
      paper: 'a4',
    },
    design: 'share',
    data: undefined,
    photo: undefined,
    mostPages: 1,
    format: 'svg',
  });
  return result;
}
