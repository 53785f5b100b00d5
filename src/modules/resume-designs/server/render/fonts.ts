import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { FontChoice } from '../../resume-design.ts';

/** A file of each package that can be asked for, and where its fonts lie from there. */
const packages = [
  ['@expo-google-fonts/figtree/package.json', '.'],
  ['@expo-google-fonts/source-sans-3/package.json', '.'],
  // Of 24 free Arabic faces the one that comes out of a PDF most nearly as it was written: it draws lam-alef as two
  // letters, where most others draw one, which is copied in the wrong order.
  ['@expo-google-fonts/harmattan/package.json', '.'],
  ['@expo-google-fonts/biz-udpgothic/package.json', '.'],
  ['@expo-google-fonts/biz-udpmincho/package.json', '.'],
  ['@embedpdf/fonts-sc', '../fonts'],
  ['@embedpdf/fonts-tc', '../fonts'],
] as const;

/** The renderer looks at what the folders hold and reads a font only when a letter of it is needed. */
export function fontFolders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  return packages.map(([file, folder]) => join(dirname(resolve(file)), folder));
}

const latin: Record<FontChoice, string> = { modern: 'Figtree', plain: 'Source Sans 3', serif: 'Libertinus Serif' };

const gothic = 'BIZ UDPGothic';
const mincho = 'BIZ UDPMincho';
const simplified = 'Noto Sans S Chinese';
const traditional = 'Noto Sans T Chinese';

/** Families in the order in which they are asked for a letter; the language decides whose Chinese characters are taken. */
export function familiesOf(choice: FontChoice, language: LanguageCode): string[] {
  const arabic = 'Harmattan';
  const japanese = choice === 'serif' ? [mincho, gothic] : [gothic, mincho];
  const eastern: Partial<Record<LanguageCode, string[]>> = {
    ja: [...japanese, traditional, simplified],
    'zh-TW': [traditional, simplified, gothic],
  };
  const han = eastern[language] ?? [simplified, traditional, gothic];
  // Spaces and digits of an Arabic text belong to its own face.
  return language === 'ar' ? [arabic, latin[choice], ...han] : [latin[choice], ...han, arabic];
}

/** Points. Arabic letters are drawn small for their size, Chinese ones large. */
export function sizeOf(choice: FontChoice, language: LanguageCode): number {
  if (language === 'ar') return 12.5;
  if (language === 'ja' || language === 'zh-CN' || language === 'zh-TW') return 9.5;
  return choice === 'modern' ? 9.7 : 10.3;
}
