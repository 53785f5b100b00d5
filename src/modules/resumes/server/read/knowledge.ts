import { readdirSync, readFileSync } from 'node:fs';
import { fold, isCjk } from './normalise.ts';
import { companyPattern, titleCjk, titleWords } from './role-words.ts';

const DATA = new URL('../../../options/data/', import.meta.url);

/** The columns of a table of the option lists, row by row. */
function rowsOf(path: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(path, DATA), 'utf8').split('\n');
  const names = head.split('\t');
  return lines
    .filter(Boolean)
    .map((line) => Object.fromEntries(line.split('\t').map((value, at) => [names[at] ?? '', value])));
}

const LANGUAGES = ['en', 'zh-CN', 'id', 'ja', 'zh-TW', 'ms', 'tr', 'pt-BR', 'es', 'ar', 'native'];
const namesIn = (row: Record<string, string>) => [
  ...LANGUAGES.map((language) => row[language] ?? ''),
  ...(row.aliases ?? '').split(';'),
];

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, DATA)).map((name) => `${folder}${name}`);
}

/** 'Clínico(a) geral' and 'Médico/a general' as they are written by one person. */
function variants(name: string): string[] {
  const plain = name.replace(/\((?:a|as|ة)\)|\/(?:a|as)\b/g, '');
  return plain === name ? [fold(name)] : [fold(plain), fold(name)];
}

let titles: Set<string> | undefined;
let places: Set<string> | undefined;

function knownTitles(): Set<string> {
  titles ??= new Set(
    filesIn('job-functions/')
      .flatMap(rowsOf)
      .filter(({ kind }) => kind === 'T')
      .flatMap(namesIn)
      .filter(Boolean)
      .flatMap(variants),
  );
  return titles;
}

function knownPlaces(): Set<string> {
  places ??= new Set(
    [
      ...[...filesIn('locations/'), 'place-aliases.tsv'].flatMap(rowsOf).flatMap(namesIn),
      ...countryNames(),
      ...MORE_PLACES.split('|'),
    ]
      .filter((name) => name.length > 1)
      .map(fold),
  );
  return places;
}

/** Cities of people beyond the countries whose places we list. */
const MORE_PLACES =
  'إربد|الزرقاء|السلط|العقبة|المنصورة|طنطا|أسيوط|بورسعيد|القنيطرة|فاس|مراكش|طنجة|أكادير|وهران|قسنطينة|صفاقس|حلب|حمص|البصرة|الموصل|أربيل|نابلس|رام الله|غزة|الخليل|القصيم|بريدة|حائل|جازان|نجران|الأحساء|الجبيل|العين|عجمان|رأس الخيمة|الفجيرة|صلالة|北京|上海|广州|深圳|杭州|成都|重庆|武汉|南京|西安|苏州|天津|长沙|郑州|青岛|沈阳|大连|济南|无锡|宁波|厦门|福州|合肥|昆明|哈尔滨|长春|石家庄|太原|南昌|贵阳|南宁|海口|兰州|佛山|东莞|珠海|温州|潍坊|烟台|常州|徐州|嘉兴|绍兴|金华|台州|泉州|惠州|中山|洛阳|秦皇岛|江苏|浙江|广东|山东|河南|四川|湖北|湖南|福建|安徽|河北|陕西|江西|云南|辽宁|广西|山西|贵州|内蒙古|新疆|黑龙江|吉林|甘肃|海南|宁夏|青海|西藏|澳门|القاهرة|الجيزة|الإسكندرية|عمّان|عمان|بيروت|دمشق|بغداد|الدوحة|الكويت|المنامة|مسقط|صنعاء|طرابلس|تونس|الجزائر|الدار البيضاء|الرباط|الخرطوم|المدينة المنورة|ينبع|مكة|الدمام|الخبر|الطائف|تبوك|أبها|Cairo|Giza|Alexandria|Amman|Beirut|Doha|Kuwait City|Manama|Muscat|Casablanca|Tunis|Lima|Arequipa|Moquegua|Cusco|Bogotá|Medellín|Cali|Santiago|Valparaíso|Buenos Aires|Córdoba|Rosario|Montevideo|Quito|Guayaquil|Ciudad de México|CDMX|Guadalajara|Monterrey|Puebla|Tijuana|Caracas|San José|Panamá|La Paz|Lisboa|Porto|Paris|Berlin|Munich|Hamburg|Vienna|Zurich|Geneva|Amsterdam|Brussels|Dublin|Rome|Milan|Stockholm|Oslo|Copenhagen|Helsinki|Warsaw|Prague|Budapest|Bucharest|Athens|Moscow|Kyiv|Mumbai|Delhi|New Delhi|Bengaluru|Bangalore|Chennai|Hyderabad|Pune|Kolkata|Karachi|Lahore|Islamabad|Dhaka|Kathmandu|Bangkok|Hanoi|Ho Chi Minh City|Phnom Penh|Yangon|Seoul|Busan|Sydney|Melbourne|Brisbane|Perth|Auckland|Wellington|Johannesburg|Cape Town|Nairobi|Accra|Addis Ababa|Tel Aviv|India|Remote|Remoto|远程|リモート';

/** Every country in the ten languages. */
function countryNames(): string[] {
  const codes = rowsOf('countries.tsv').map(({ code = '' }) => code);
  return LANGUAGES.filter((language) => language !== 'native').flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.map((code) => names.of(code) ?? '');
  });
}

/** How much a text looks like a job title, from 0 to 3. */
export function titleScore(text: string): number {
  const key = fold(text);
  if (knownTitles().has(key)) return 3;
  if (isCjk(text)) return titleCjk.test(text) ? 2 : 0;
  const words = key.split(/[^\p{L}'-]+/u);
  // Turkish titles end in what they belong to: 'formeni', 'müdürü'.
  const found = words.findIndex(
    (word) => titleWords.has(word) || (word.length > 5 && titleWords.has(word.replace(/s?[iu]$/, ''))),
  );
  if (found < 0) return 0;
  return words.length > 7 ? 0.5 : 2;
}

/** How much a text looks like an employer, from 0 to 3. */
export function companyScore(text: string): number {
  const match = companyPattern.exec(fold(text)) ?? companyPattern.exec(text);
  if (!match) return 0;
  return /公司|株式会社|sdn|bhd|ltda?|inc|llc|gmbh|^pt |شركة|a\.?ş|s\.a|s\.l/iu.test(text) ? 3 : 2;
}

/** 'Ames, IA', 'Olinda, PE': towns that no list has. */
const STATE =
  /^\p{Lu}[\p{L} .'’-]{1,30}(?:,\s?|\/|\s[-–]\s?)(?:A[CKLMPRZ]|BA|C[AEOT]|D[CEF]|ES|FL|G[AO]|HI|I[ADLN]|K[SY]|LA|M[ADEGINOST]|N[CDEHJMVY]|O[HKNR]|P[ABEIR]|QC|R[INJORS]|S[CDEP]|T[NOX]|UT|V[AT]|W[AIVY]|NSW|VIC|QLD|BC|AB)$/u;
const PLACE_ENDING = /(?:省|市|区|區|县|縣|県|都|府|道)$/;

/** A city, a country, or both. */
export function isPlace(text: string): boolean {
  if (text.length > 60 || text === '') return false;
  const known = knownPlaces();
  const whole = fold(text);
  if (known.has(whole)) return true;
  if (STATE.test(text)) return true;
  if (isCjk(text)) return isCjkPlace(text, known);
  const parts = whole.split(/\s*(?:[,،/|()]|\s-\s)\s*/).filter(Boolean);
  return (
    parts.length > 1 &&
    parts.length < 5 &&
    parts.some((part) => part.length > 2 && known.has(part)) &&
    !/\d{5}/.test(parts[0] ?? '')
  );
}

function isCjkPlace(text: string, known: Set<string>): boolean {
  const bare = text.replace(/[\s,、,·]/g, '');
  if (known.has(bare) || known.has(bare.replace(PLACE_ENDING, ''))) return true;
  return (
    bare.length <= 12 &&
    /^[\u3400-\u9fff]{2,3}(?:省|市|県|都|府|道)[\u3040-\u30ff\u3400-\u9fff]*(?:市|区|區|县|縣|町|村|鎮|乡|鄉)?$/.test(
      bare,
    )
  );
}
