import { jobLanguageCodes } from '#src/modules/options/job-languages.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { fold } from './normalise.ts';

const CODES =
  'en zh ja ko id ms tr pt es ar fr de it ru hi bn ta te ur fa he th vi tl fil nl pl sv no nb da fi el uk cs sk hu ro bg sr hr bs sl sq mk lt lv et ka hy az kk uz ky mn ne si my km lo jv su yo ig ha sw am so zu xh af ca eu gl yue nan wuu hak pa gu mr ml kn or ku ps cy ga is mt lb la'.split(
    ' ',
  );
/** What people write beside the official names. */
const MORE: Record<string, string> = {
  zh: 'mandarin|chinese (mandarin)|mandarin chinese|putonghua|普通话|國語|国语|中文|华语|華語|官话|汉语|漢語|bahasa cina|bahasa mandarin|中国語|北京話|الصينية|mandarim',
  yue: 'cantonese|粤语|粵語|广东话|廣東話|kantonis|bahasa kantonis',
  nan: 'hokkien|台語|閩南語|闽南语|taiwanese|台灣話',
  en: 'ingles|bahasa inggris|inggris|bahasa inggeris|inggeris|英文|英语|英語|الانجليزية|اللغة الإنجليزية|ingilizce',
  id: 'bahasa indonesia|indonesia|bahasa',
  ms: 'bahasa melayu|melayu|malay|bahasa malaysia',
  jv: 'bahasa jawa|jawa|javanese',
  su: 'bahasa sunda|sunda',
  ja: 'bahasa jepang|jepang|bahasa jepun|日文|日语|日語',
  ko: 'bahasa korea|korea|韩语|韓文|韓語',
  es: 'castellano|espanhol|spanyol|bahasa spanyol|西班牙语|西班牙語|西班牙文',
  ca: 'valenciano|catalan|valencia',
  ar: 'bahasa arab|arab|阿拉伯语|阿拉伯語|اللغة العربية|العربية|عربي',
  fr: 'bahasa perancis|bahasa prancis|prancis|perancis|法语|法語|法文|اللغة الفرنسية|الفرنسية',
  de: 'bahasa jerman|jerman|德语|德語|德文|الألمانية',
  ta: 'bahasa tamil',
  ru: '俄语|俄語',
  th: '泰语|泰語',
  vi: '越南语|越南語',
  it: '意大利语|義大利語',
  tr: 'turkce|اللغة التركية|التركية',
  pt: 'portugues brasileiro|portugues|葡萄牙语|葡萄牙語',
};

let names: Map<string, string> | undefined;

/** The code of a language by its name in any of the ten languages; null when it is none. */
export function languageOf(name: string): string | null {
  names ??= collect();
  return (
    names.get(fold(name)) ?? names.get(fold(name).replace(/^(?:bahasa|اللغه|idioma|lingua|lengua)\s+/, '')) ?? null
  );
}

/** The number of a language in the list that jobs and people share; null when it is not in it. */
export function languageIdOf(code: string): number | null {
  const wanted = code === 'zh' ? 'zh-CN' : code === 'pt' ? 'pt-BR' : code;
  const at = jobLanguageCodes.indexOf(wanted);
  return at < 0 ? null : at + 1;
}

function collect(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of languageCodes) {
    const display = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
    for (const code of CODES) found.set(fold(display.of(code) ?? code), code);
  }
  for (const [code, list] of Object.entries(MORE)) for (const name of list.split('|')) found.set(fold(name), code);
  return found;
}

/** Numbers of the list `language_proficiency_lists`, the surest words first. */
const LEVELS: [number, RegExp][] = [
  [1, /native|mother|母语|母語|ネイティブ|asli|ibunda|ana dil|nativ|matern|الأم|first language|c2\b/],
  [
    2,
    /fluent|流利|精通|流暢|fasih|akici|fluid|fluen|بطلاقه|بطلاقة|طلاق|c1\b|excellent|ممتاز|very good|aktif|cet-?6|ileri|advanced|avanzado|avancado|上級|متقدم/,
  ],
  [
    3,
    /professional|business|ビジネス|商務|工作|profesional|profission|مهني|working|b2\b|good|良好|baik|iyi|bom|bien|جيد/,
  ],
  [
    4,
    /intermediate|conversational|中等|中級|日常会話|menengah|orta|intermedi|متوسط|b1\b|cet-?4|sederhana|pasif|略懂|limited/,
  ],
  [5, /basic|elementary|beginner|初級|基础|基礎|一般|dasar|asas|baslangic|basico|مبتدئ|أساسي|a1\b|a2\b/],
];

export function levelOf(text: string): number | null {
  if (text === '') return null;
  const key = fold(text);
  return LEVELS.find(([, pattern]) => pattern.test(key) || pattern.test(text.toLowerCase()))?.[0] ?? null;
}
