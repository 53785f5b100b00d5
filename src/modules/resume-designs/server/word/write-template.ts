import type { Translate } from '#src/kernel/translate.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { TemplateName } from '../../template-names.ts';
import { packWord } from './pack-word.ts';
import { layOutTemplate } from './template-layouts.ts';
import { templateLook } from './template-looks.ts';
import { type Block, createWordParts } from './word-parts.ts';

/** One free template as a document. It becomes its reader's own. */
export function writeTemplate(name: TemplateName, language: LanguageCode, translate: Translate): Promise<Buffer> {
  const { margins, ...look } = templateLook(name, language);
  const body = layOutTemplate<Block>(name, language, translate, createWordParts(language));
  return packWord({ title: translate('resume.title'), creator: '', language, look, paper: 'a4', margins, body });
}
