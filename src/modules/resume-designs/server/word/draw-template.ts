import type { Translate } from '#src/kernel/translate.ts';
import { directionOf, type LanguageCode } from '#src/modules/options/languages.ts';
import type { FontChoice } from '../../resume-design.ts';
import type { TemplateName } from '../../template-names.ts';
import { familiesOf } from '../render/fonts.ts';
import type { Renderer } from '../render/renderer.ts';
import { drawnStyles } from './drawn-styles.ts';
import type { DrawnBlock, DrawnTemplate } from './drawn-template.ts';
import { layOutTemplate } from './template-layouts.ts';
import { templateLook } from './template-looks.ts';

/** The nearest of our faces to those of the document, which belong to others: their letters are as wide. */
const faces: Record<FontChoice, FontChoice> = { modern: 'plain', plain: 'plain', serif: 'serif' };
/** Our Arabic face draws smaller letters than the document's. */
const ARABIC_FACTOR = 1.2;

/** What a free template looks like when it is opened, as SVG. */
export async function drawTemplate(
  renderer: Renderer,
  name: TemplateName,
  language: LanguageCode,
  translate: Translate,
): Promise<string> {
  const { margins, ...look } = templateLook(name, language);
  const sheet: DrawnTemplate = {
    language,
    direction: directionOf(language),
    title: translate('resume.title'),
    margins,
    styles: drawnStyles(look, language),
    blocks: layOutTemplate<DrawnBlock>(name, language, translate, {
      paragraph: (style, ...texts) => ({
        style: typeof style === 'string' ? style : style.style,
        text: texts.join(''),
      }),
      table: (table) => table,
    }),
  };
  const { result } = await renderer.render({
    sheet,
    look: {
      accent: `#${look.accent}`,
      fonts: familiesOf(faces[look.font], language),
      size: language === 'ar' ? ARABIC_FACTOR : 1,
      spacing: look.air,
      paper: 'a4',
    },
    design: 'word-template',
    data: undefined,
    photo: undefined,
    mostPages: Number.MAX_SAFE_INTEGER,
    format: 'svg',
  });
  return result;
}
