import type { Vocabulary } from './vocabulary.ts';

/** What an advertisement asks for in its words: the least experience, and the rank of a degree. Zero is neither. */
export interface AskedInText {
  months: number;
  rank: number;
}

/** More is how old a company is. */
const MOST_YEARS = 15;
const YEARS =
  /(?<!\d[.,]?)(\d{1,2}|[一二两兩三四五六七八九十]|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|ten|satu|dua|tiga|lima|bir|iki|üç|beş|um|dois|duas|três|cinco|uno|dos|tres)(?!\p{L}))(?: ?(?:\+|[-–~～〜]|to\b|or more\b|a\b|hingga\b|إلى) ?(?:\d{1,2})?\+?)? ?(?:个|個)? ?(?:years?\b|yrs?\b|年|tahun\b|yıl|anos?\b|años?\b|سنوات|سنة|سنين|أعوام|عامًا)|(سنتين|سنتان|عامين)/giu;
const NUMERALS: Record<string, number> = Object.fromEntries(
  [
    'one 一 satu bir um uno',
    'two 二 两 兩 dua iki dois duas dos',
    'three 三 tiga üç três tres',
    'four 四',
    'five 五 lima beş cinco',
    'six 六',
    'seven 七',
    'eight 八',
    '九',
    'ten 十',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 1])),
);
const EXPERIENCE = /experien|experiên|经验|經驗|経験|pengalaman|deneyim|tecrübe|خبرة/iu;
/** Letters between the years and the word for experience. */
const NEAR = 45;
/** The sentence asks for nothing, or only would like it. */
const NOT_ASKED =
  /no (?:\w+ )?experience|not (?:required|needed|necessary)|without experience|prefer|a plus\b|advantage|nice to have|ideally|desirable|bonus|不限|不拘|不問|未経験|不要|无需|無需|不需|无经验|無經驗|优先|優先|歓迎|尚可|尚佳|加分|tanpa pengalaman|tidak (?:perlu|diperlukan|memerlukan|wajib)|diutamakan|nilai tambah|lebih disukai|keutamaan|kelebihan|deneyimsiz|aranma|gerekme|gerekmi|şart değil|tercih|avantaj|artı\b|sem experiência|não é necess|não exig|desejável|diferencial|preferen|sin experiencia|no se requiere|no es necesari|deseable|valorar|preferib|لا يشترط|بدون خبرة|غير مطلوب|يفضل|ميزة/iu;
/** Years of something else: an age, a contract, how long a company has been there. */
const OF_ELSE =
  /years? old|of age\b|contract|warranty|histor|istória|founded|established|anniversary|since|成立|创立|創立|創業|历史|歷史|歴史|実績|岁|歲|歳|usia|umur|berdiri|ditubuhkan|kuruluş|yaş|idade|edad|fundad|mercado|عمر|تأسس|تاريخ/iu;
/** The employer speaks of itself. */
const OWN =
  /\b(?:we|our|us)\b|公司|我司|当社|弊社|perusahaan kami|syarikat kami|\bkami\b|şirketimiz|firmamız|nossa|nosso|nuestr|somos|llevamos|شركتنا|لدينا/iu;
const AT_MOST =
  /(?:up to|less than|under|max(?:imum|imal|imo)?|within|kurang d\p{L}+|en fazla|até|hasta|menos de|أقل من|حتى)\s*$|^\s*(?:以内|以下|未満)/iu;
const MARK =
  /least|minim|mínim|requir|must|need|or (?:above|higher|equivalent)|以上|至少|最低|须|須|sekurang|setidaknya|atau setaraf|ke atas|en az|asgari|mezun|complet|terminad|conclu|titulad|se requiere|indispensable|exig|pelo menos|ao menos|al menos|لا تقل|على الأقل|كحد أدنى|حاصل|يشترط|مؤهل|\bhold\b/iu;
/** A sentence may run on in a list without a full stop. */
const ENDS = /[.!?。！？؟\n;；]/;

/** Reads the clear forms only: what is not asked for in so many words is not asked for. */
export function askedInText(description: string, { degrees }: Pick<Vocabulary, 'degrees'>): AskedInText {
  const sentences = description.split('<').flatMap((piece) => piece.slice(piece.indexOf('>') + 1).split(ENDS));
  let [months, rank] = [0, 0];
  for (const sentence of sentences) {
    if (NOT_ASKED.test(sentence)) continue;
    months = Math.max(months, yearsIn(sentence) * 12);
    rank = Math.max(rank, rankIn(sentence, degrees));
  }
  return { months, rank };
}

function yearsIn(written: string): number {
  const sentence = written.normalize('NFKC').replace(/\s+/g, ' ');
  if (!EXPERIENCE.test(sentence) || OF_ELSE.test(sentence) || OWN.test(sentence)) return 0;
  let most = 0;
  for (const { 0: found, 1: number, index } of sentence.matchAll(YEARS)) {
    const years = number === undefined ? 2 : (NUMERALS[number.toLowerCase()] ?? Number(number));
    const end = index + found.length;
    const [before, after] = [sentence.slice(Math.max(0, index - NEAR), index), sentence.slice(end, end + NEAR)];
    if (AT_MOST.test(before) || AT_MOST.test(after)) continue;
    if (!EXPERIENCE.test(before) && !EXPERIENCE.test(after)) continue;
    if (years <= MOST_YEARS) most = Math.max(most, years);
  }
  return most;
}

/** The lowest that is named: 'a diploma or a degree' is satisfied with a diploma. */
function rankIn(sentence: string, degrees: Vocabulary['degrees']): number {
  if (!MARK.test(sentence) || OWN.test(sentence)) return 0;
  const ranks = degrees.find(sentence).map(({ value }) => value);
  return ranks.length > 0 ? Math.min(...ranks) : 0;
}
