/** Words for numbers in the languages of the site, as folded text has them (no accents, lower case), by value. */
const WORDS: Record<number, string> = {
  0: 'zero oh o nought nil nol kosong sifir cero ゼロ れい まる 零 〇 صفر الصفر',
  1: 'one satu bir um uma uno una いち 一 壹 幺 واحد واحدة',
  2: 'two dua iki dois duas dos 二 两 兩 贰 اثنان اثنين اثنتين إثنين إثنان اتنين',
  3: 'three tiga uc tres さん 三 叁 ثلاثة ثلاث تلاتة',
  4: 'four empat dort quatro cuatro よん 四 肆 أربعة اربعة اربع أربع',
  5: 'five lima bes cinco 五 伍 خمسة خمس',
  6: 'six enam alti seis meia ろく 六 陆 陸 ستة ست',
  7: 'seven tujuh yedi sete siete なな しち 七 柒 سبعة سبع',
  8: 'eight delapan lapan sekiz oito ocho はち 八 捌 ثمانية ثمان تمانية',
  9: 'nine sembilan dokuz nove nueve きゅう 九 玖 تسعة تسع',
  10: 'ten sepuluh on dez diez عشرة عشر',
  11: 'eleven sebelas onze once',
  12: 'twelve doze doce',
  13: 'thirteen treze trece',
  14: 'fourteen catorze quatorze catorce',
  15: 'fifteen quinze quince',
  16: 'sixteen dezesseis dezasseis dieciseis',
  17: 'seventeen dezessete dezassete diecisiete',
  18: 'eighteen dezoito dieciocho',
  19: 'nineteen dezenove dezanove diecinueve',
  20: 'twenty yirmi vinte veinte عشرون عشرين',
  21: 'veintiuno',
  22: 'veintidos',
  23: 'veintitres',
  24: 'veinticuatro',
  25: 'veinticinco',
  26: 'veintiseis',
  27: 'veintisiete',
  28: 'veintiocho',
  29: 'veintinueve',
  30: 'thirty otuz trinta treinta ثلاثون ثلاثين',
  40: 'forty fourty kirk quarenta cuarenta أربعون أربعين اربعون اربعين',
  50: 'fifty elli cinquenta cincuenta خمسون خمسين',
  60: 'sixty altmis sessenta sesenta ستون ستين',
  70: 'seventy yetmis setenta سبعون سبعين',
  80: 'eighty seksen oitenta ochenta ثمانون ثمانين',
  90: 'ninety doksan noventa تسعون تسعين',
  200: 'duzentos doscientos مئتان مئتين',
  300: 'trezentos trescientos',
  400: 'quatrocentos cuatrocientos',
  500: 'quinhentos quinientos',
  600: 'seiscentos seiscientos',
  700: 'setecentos setecientos',
  800: 'oitocentos ochocientos',
  900: 'novecentos novecientos',
};

export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries(WORDS).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
);

/** Words that multiply the digit before them, or add to it: `lima puluh`, `dua belas`, `bes yuz`. */
export const HUNDRED = new Set('hundred ratus yuz cem cento cien ciento مئة مائة مية'.split(' '));
export const TIMES_TEN = new Set(['puluh']);
export const PLUS_TEN = new Set(['belas']);

/** Characters whose sound is a digit's; they mean one only in a row of nothing else. */
export const soundsLikeDigit: Record<string, string> = Object.fromEntries(
  [
    '0零〇灵淋凌洞',
    '1一壹幺妖腰夭医衣依',
    '2二贰两兩儿耳尔',
    '3三叁山伞散叄',
    '4四肆死寺丝',
    '5五伍吴武舞屋',
    '6六陆陸溜柳留遛',
    '7七柒期妻漆奇',
    '8八捌巴爸芭',
    '9九玖酒久韭',
  ].flatMap((row) => [...row].map((one) => [one, row[0] ?? one])),
);
