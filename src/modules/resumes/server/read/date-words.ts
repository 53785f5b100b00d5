/** What says that a time goes on. */
const NOW_LIST =
  'até a presente data|até a data atual|en la actualidad|al día de hoy|günümüze kadar|halen görevde|bugüne kadar|trabajo actual|empleo actual|emprego atual|still working|still employed|em atividade|en actividad|hingga hari ini|sampai hari ini|till present|in progress|data atual|al presente|günümüze|görevde|continúa|continua|مازلت|لا زلت|ولا زلت|وإلى الآن|اآلن|االن|ال[^\\p{L}\\s]آن|今まで|ما زلت على رأس العمل|ما زلت على رأس عملي|halen devam ediyor|halen çalışıyorum|sehingga sekarang|hâlen çalışıyorum|hasta el momento|sampai saat ini|hingga saat ini|hingga sekarang|sampai sekarang|devam ediyorum|até o presente|hasta la fecha|el día de hoy|até o momento|masih bekerja|ate o momento|presente data|على رأس العمل|devam etmekte|ما زال مستمرا|sehingga kini|la actualidad|الوقت الحالي|dias de hoje|الوقت الحاضر|devam ediyor|الوقت الراهن|em andamento|the present|çalışıyorum|masih aktif|el presente|hasta ahora|actualmente|hingga kini|present day|dias atuais|still there|to present|el momento|حتى تاريخه|atualmente|atualidade|actualidad|a la fecha|يومنا هذا|currently|till date|until now|até agora|masa kini|o momento|هذا اليوم|hasta hoy|حتى اليوم|up to now|presently|em curso|até hoje|sekarang|till now|en curso|saat ini|hari ini|حتى الان|la fecha|حتى الآن|presente|ولا أزال|bu güne|لا أزال|para cá|günümüz|present|ongoing|şu anda|gunumuz|لا يزال|current|to date|sürüyor|momento|vigente|actual|حاليًا|semasa|مستمرة|تاريخه|pra cá|bugüne|ما زلت|حالياً|الحالي|ما زال|الحاضر|مازال|masih|اليوم|atual|حاليا|şu an|ahora|مستمر|現在に至る|aktif|today|halen|şimdi|hâlen|agora|heute|devam|bugün|hoje|الآن|目前在職|目前在职|今に至る|hâlâ|الان|date|hala|kini|目前任職|ولا يزال|قائم|乗船中|目前任职|就業中|仍在職|仍在职|now|継続中|hoy|現在も|在职中|在籍中|勤務中|至今仍|在職中|目前|当前|現職|至今|現在|现在|在任|在職|在职|迄今|現任|如今|現今|在籍|现任|いま|今|skrg|今も|在學|在学|就读中|لحد الان|ولحد الان|لحد الآن|ولحد الآن|إلى يومنا|sekarang ini|就學中|就学中|在学中|在學中|在讀|在读|∞';
/** The longest first, or 'sekarang ini' would be 'sekarang' and a word that nobody expects. */
export const NOW_WORDS = NOW_LIST.split('|')
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const SEPARATORS =
  "[-‐‑‒–—―−─━~〜～→⇒←⟶›»ー－]+|\\s\\/\\s|to|until|till|through|thru|s\\.?\\/?d\\.?|ke|sampai(?: dengan)?|hingga|sehingga|a|à|ao|até|ate|al|hasta|ile|bis|إلى|الى|الي|لغاية|حتى|و?حتى|ولغاية|و?لغاية|至|到|迄|から|より|['’′](?:den|dan|ten|tan)";
export const NOW = new RegExp(
  `^\\s*[,(]?\\s*(?:(?:${SEPARATORS})\\s*)*(?:the |la |el |o |ke )?(${NOW_WORDS})(?![\\p{L}])`,
  'u',
);
export const NOW_CJK = new RegExp(
  `^\\s*起?\\s*(?:${SEPARATORS})?\\s*(至今|迄今|现在|現在|目前在職|目前在职|目前|現職|仍在職|仍在职|在職中|就業中|勤務中|在籍中|在职|在職|今に至る|今(?![年月日天]))`,
  'u',
);
/** Before an end that is still to come. */
const EXPECTED =
  'expected|anticipated|est|due|previsão|previsto|prevista|previsão de conclusão|conclusão prevista|estimado|tahmini|beklenen|dijangka|perkiraan|المتوقع|متوقع|預計|预计';
export const BETWEEN = new RegExp(
  `^[\\s,.)入学卒業入社退社起]*(?:(?:${SEPARATORS})\\s*)(?:de |from |ke |[(（]?(?:${EXPECTED})[.:：]?\\s?)?\\s*$`,
  'u',
);
export const OPEN_END =
  /^\s*(?:[-‐‑–—−~〜～→]|から|より|起)\s*[)）\]］]?\s*$|^\s*[~〜～](?=\s+\p{L})|^\s*[-–—~～→]\s*(?:…|\.{3}|\?|\(|[,،、]\s)/u;
export const SINCE_BEFORE =
  /(?:^|[\s(（,|])(?:since|desde(?: el)?|a partir del?|sejak|mulai|từ|seit|منذ|من|自|从|從|由|from|dari)\s*(?:el |o |mês de |ano de |año |عام |سنة )?$/u;
export const SINCE_AFTER =
  /^\s*(?:['’′]?(?:den|dan|ten|tan|yılından|yilindan)\s*(?:beri|bu yana|itibaren)|年?起|开始|開始|から(?:現在)?|以来|以降|onwards|onward)/u;
export const UNTIL_BEFORE = /(?:^|[\s(])(?:until|till|up to|até|hasta|hingga|sampai|حتى)\s*$/u;
