import { type ResumeDocument, textOf } from './document.ts';
import { fold, isRtl } from './normalise.ts';

const BY_PLACE: [RegExp, string][] = [
  [/\b(?:united kingdom|england|london|scotland|uk)\b|英国|英國/, 'GB'],
  [/\b(?:usa|united states|california|new york|texas)\b|, [a-z]{2}(?: \d{5})?$|美国|美國/, 'US'],
  [/\bindonesia\b|jakarta|surabaya|bandung|medan|yogyakarta/, 'ID'],
  [/malaysia|selangor|kuala lumpur|johor|penang|pulau pinang/, 'MY'],
  [/singapore|singapura|新加坡/, 'SG'],
  [/turkiye|turkey|istanbul|ankara|izmir|bursa/, 'TR'],
  [/brasil|brazil|sao paulo|rio de janeiro|- ?[a-z]{2}$|\/[a-z]{2}$/, 'BR'],
  [/espana|spain|madrid|barcelona|valencia|sevilla|zaragoza/, 'ES'],
  [/mexico/, 'MX'],
  [/peru|lima/, 'PE'],
  [/argentina|buenos aires/, 'AR'],
  [/colombia|bogota/, 'CO'],
  [/chile|santiago/, 'CL'],
  [/السعودي|جده|الرياض|الدمام|مكه|المدينه المنوره/, 'SA'],
  [/الامارات|دبي|ابوظبي|ابو ظبي|الشارقه/, 'AE'],
  [/مصر|القاهره|الاسكندريه|الجيزه/, 'EG'],
  [/الاردن|عمان/, 'JO'],
  [/台灣|台湾|台北|台中|高雄|新北|桃園|台南|新竹|taiwan/, 'TW'],
  [/香港|hong kong/, 'HK'],
  [/日本|東京|大阪|県|japan/, 'JP'],
  [/中国|北京|上海|广州|深圳|杭州|成都|省|china/, 'CN'],
  [/canada|toronto|vancouver/, 'CA'],
  [/philippines|manila/, 'PH'],
  [/nigeria|lagos/, 'NG'],
  [/sri lanka|colombo/, 'LK'],
];
const BY_LANGUAGE: Record<string, string[]> = {
  en: ['US', 'GB', 'SG', 'IN', 'CA', 'AU', 'PH', 'NG'],
  'zh-CN': ['CN', 'SG', 'HK'],
  id: ['ID'],
  ja: ['JP'],
  'zh-TW': ['TW', 'HK'],
  ms: ['MY', 'SG'],
  tr: ['TR'],
  'pt-BR': ['BR'],
  es: ['ES', 'MX', 'PE', 'AR', 'CO', 'CL'],
  ar: ['SA', 'AE', 'EG', 'JO', 'KW', 'QA'],
};

/** Where a number without a country code may be from, the likeliest first. */
export function countriesFor(
  document: ResumeDocument,
  hints: { countryCode?: string | undefined; language?: string | undefined },
  place: string,
): string[] {
  const written = fold(place);
  const byPlace = BY_PLACE.filter(([pattern]) => place !== '' && pattern.test(written)).map(([, country]) => country);
  const language = languageOfText(document);
  const given = hints.countryCode ? [hints.countryCode.toUpperCase()] : [];
  return [
    ...new Set([
      ...byPlace,
      ...given,
      ...(BY_LANGUAGE[language] ?? []),
      ...(BY_LANGUAGE[hints.language ?? ''] ?? []),
      'US',
      'GB',
    ]),
  ];
}

const COMMON: [string, RegExp][] = [
  ['tr', /[ğışİ]|\b(?:ve|ile|için)\b/g],
  ['pt-BR', /[ãõ]|ção|\b(?:de|com|em|para)\b/g],
  ['es', /[ñ¿]|ción|\b(?:de|con|en|para|del)\b/g],
  ['ms', /\b(?:dan|dengan|untuk|dalam|syarikat|kemahiran|mengurus|sehingga|pengurusan)\b/g],
  ['id', /\b(?:dan|dengan|untuk|dalam|perusahaan|keahlian|mengelola|sampai|pengalaman)\b/g],
  ['en', /\b(?:and|with|for|the|of|in)\b/g],
];

/** The language that a document is written in, as far as a phone number needs it. */
export function languageOfText({ lines }: ResumeDocument): string {
  const text = lines.map(textOf).join('\n').slice(0, 6000);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (count(/[\u3040-\u30ff]/g) > 10) return 'ja';
  if (count(/[\u3400-\u9fff]/g) > 40)
    return count(/[學經歷電話業專術與會證]/g) > count(/[学经历电话业专术与会证]/g) ? 'zh-TW' : 'zh-CN';
  if (isRtl(text) && count(/[\u0600-\u06ff]/g) > 60) return 'ar';
  const [best] = COMMON.map(([language, pattern]) => [language, count(pattern)] as const).toSorted(
    (a, b) => b[1] - a[1],
  );
  return best && best[1] > 0 ? best[0] : 'en';
}
