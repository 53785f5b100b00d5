const names: [number, string][] = [
  [1, 'january|januari|janeiro|enero|ocak|jan|ene|oca|يناير|كانون الثاني|كانون ثاني|جانفي|ene|janv'],
  [2, 'february|februari|pebruari|fevereiro|febrero|şubat|subat|feb|fev|şub|sub|فبراير|شباط|فيفري'],
  [3, 'march|maret|mrt|mac|março|marco|marzo|mart|mar|مارس|آذار|اذار'],
  [4, 'april|abril|nisan|apr|abr|nis|أبريل|ابريل|نيسان|إبريل|أفريل'],
  [5, 'may|mei|maio|mayo|mayıs|mayis|mai|مايو|أيار|ايار|ماي'],
  [6, 'june|juni|jun|junho|junio|haziran|haz|يونيو|حزيران|يونيه|جوان'],
  [7, 'july|juli|julai|jul|julho|julio|temmuz|tem|يوليو|تموز|يوليه|جويلية|يوليوز'],
  [8, 'august|agustus|agust|ogos|agosto|ağustos|agustos|aug|agu|agt|ogo|ago|ağu|agst|ags|أغسطس|اغسطس|آب|أوت|غشت'],
  [9, 'september|setembro|septiembre|setiembre|eylül|eylul|sept|sep|set|eyl|سبتمبر|أيلول|ايلول|شتنبر'],
  [10, 'october|oktober|outubro|octubre|ekim|oct|okt|out|eki|أكتوبر|اكتوبر|تشرين الأول|تشرين أول|تشرين الاول'],
  [11, 'november|nopember|novembro|noviembre|kasım|kasim|nov|nop|kas|نوفمبر|تشرين الثاني|تشرين ثاني|نونبر'],
  [
    12,
    'december|desember|disember|dezembro|diciembre|aralık|aralik|dec|des|dis|dez|dic|ara|ديسمبر|كانون الأول|كانون أول|كانون الاول|دجنبر',
  ],
];

export const monthNumbers = new Map(
  names.flatMap(([number, list]) => list.split('|').map((name) => [name, number] as const)),
);

/** Longest first, so that 'mar' does not end what is 'march'. */
export const monthPattern = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|');
