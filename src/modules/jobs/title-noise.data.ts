const LATIN = [
  String.raw`urgent(?:ly)?(?: (?:hiring|needed|wanted|requirement|opening))?|(?:now )?hiring(?: now| immediately)?|we(?:'re| are) hiring|apply (?:now|today|here|asap)|asap|immediate (?:start|joiners?|hiring)|start (?:today|immediately|asap)|wanted|needed|vacanc(?:y|ies)|job (?:vacancy|opening|offer)|walk[- ]?in(?: interview)?|hot job|new!?|good pay|high pay|join us(?: now)?|don'?t miss`,
  String.raw`loker|lowongan(?: kerja)?(?: terbaru)?|dibutuhkan(?: segera| cepat)?|dicari(?: segera)?|butuh cepat|segera|lamar (?:sekarang|segera)|gaji besar`,
  String.raw`(?:jawatan|kerja|kekosongan) kosong|segera|mohon sekarang|urgent hiring|gaji (?:tinggi|lumayan)|masuk terus kerja`,
  String.raw`ac[iİ]l(?:en)?(?: eleman)?|aranıyor|araniyor|hemen (?:başvur|basvur|başla|basla)\w*|iş ilanı|is ilani|eleman aran[ıi]yor`,
  String.raw`urgente|contrata-se(?: já)?|vaga (?:imediata|urgente|para)|candidate-se(?: já| agora)?|precisa-se(?: de)?|admite-se|início imediato|imediat[ao]`,
  String.raw`se (?:busca|solicita|necesita|requiere)n?|solicito|contratación inmediata|postúlate(?: ya| ahora)?|aplica (?:ya|ahora|hoy)|vacante(?: de| para)?|inmediat[ao]|incorporación inmediata|empleo`,
];
const ARABIC =
  'مطلوب(?:ة|ون)?(?: فور[اً]{1,2}| حال[اً]{1,2})?|عاجل|قدم الآن|قدّم الآن|سارع|فرصة (?:عمل|ذهبية)|توظيف فوري|فور[اً]{1,2}|وظيفة شاغرة';
const CHINESE =
  '急[招聘征徵需]|[诚誠][聘招征徵]|高薪[诚誠]?聘?|招聘|[立速]即?(?:投[递遞]|[应應]聘)|急急急|火[热熱]招聘|急|包吃住|日[结結领領]|[马馬]上[应應][聘征徵]|立即[应應][征徵聘]|快[来來](?:投|应聘|應徵)?';
const JAPANESE = '超?急募|大募集|募集中?|即日勤務|高収入|日払い(?:OK)?|今すぐ応募|急いでます|新着';

/** What advertisers put around a title that says nothing about the work, in the ten languages of the site. */
export const titleNoise = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LATIN.join('|')}|${ARABIC})(?![\\p{L}\\p{N}])|${JAPANESE}|${CHINESE}`,
  'iu',
);
