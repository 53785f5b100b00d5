import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { TemplateName } from '../../template-names.ts';
import type { WordLook } from './word-styles.ts';

const INK = '1F2A26';
const GREEN = '1C6A50';
const APRICOT = '8A4B12';
const MUTED = '55625D';

export const colors = { line: 'C9D2CE', greenSoft: 'EAF4EF', apricotSoft: 'FCF0E2' };

export interface TemplateLook extends WordLook {
  margins: { block: number; inline: number };
}

const usual = { air: 1, isCentred: false, hasCentredHeadings: false, keepsTogether: true } as const;

const looks: Record<TemplateName, TemplateLook> = {
  classic: {
    ...usual,
    font: 'serif',
    size: 22,
    nameSize: 50,
    accent: INK,
    isCentred: true,
    rule: MUTED,
    aboveHeadings: 280,
    margins: { block: 1134, inline: 1304 },
  },
  modern: {
    ...usual,
    font: 'modern',
    size: 21,
    nameSize: 54,
    accent: GREEN,
    aboveHeadings: 260,
    keepsTogether: false,
    margins: { block: 737, inline: 737 },
  },
  compact: {
    ...usual,
    font: 'modern',
    size: 19,
    nameSize: 36,
    accent: INK,
    aboveHeadings: 0,
    keepsTogether: false,
    margins: { block: 850, inline: 964 },
  },
  'first-job': {
    ...usual,
    font: 'modern',
    size: 22,
    nameSize: 48,
    accent: APRICOT,
    aboveHeadings: 300,
    margins: { block: 907, inline: 1077 },
  },
};

/** Arabic letters are drawn small for their size. */
export function templateLook(name: TemplateName, language: LanguageCode): TemplateLook {
  const look = looks[name];
  return language === 'ar' ? { ...look, size: look.size + 2 } : look;
}
