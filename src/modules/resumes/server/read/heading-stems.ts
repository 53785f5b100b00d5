import type { SectionKind } from './heading-words.ts';
import { fold } from './normalise.ts';

/**
 * Parts of words in headings that nobody listed: 'Career Chronology', 'Çalıştığım Yerler', '任教经历'. They are asked only
 * of lines that look like the headings of their document, in this order: 'volunteer experience' is no job, and
 * 'language skills' are languages.
 */
const stems: [SectionKind, RegExp][] = [
  [
    'other',
    /volunt|hobb|recomend|推荐|推薦|dihubungi|publikasi|penerbitan|yayin|publica|著作|登壇|sukan|\bdeporte|esporte|تكريم|نشاط|انشطه|interest|project|award|referenc|publicat|项目|兴趣|荣誉|获奖|專案|興趣|趣味|作品|志愿|志工|proyek|projek|\bhobi|\bminat|penghargaan|sukarela|\bproje|ilgi alan|odul|referans|gonullu|projet|proyect|interes|premi|aficion|هواي|مشاريع|جوائز|مراجع|تطوع|اهتمام/,
  ],
  [
    'languages',
    /\blanguage|语言|語言|語文|語学|言語|外语|外語|bahasa|\bdil(?:ler)?\b|idioma|\blangues\b|\blenguas?\b|\blinguas?\b|لغات|لغه/,
  ],
  [
    'licences',
    /certif|licen[cs]|credential|accredit|证书|资格|證照|執照|証照|資格|免許|sertifi|sijil|\blesen|\bsim\b|belge|\bkurs|\bcursos?\b|colegiat|\bregistros?\b|شهاد|دورات|رخص/,
  ],
  [
    'skills',
    /skill|competenc|\bi bring\b|i can do|\bareas\b|\bsei (?:fazer|usar)|\bse hacer|puedo hacer|boleh buat|bisa saya|saya bisa|\barac(?:lar)?\b|工具|做得到|會用|会用|拿手|使える|強み|نقاط القو|اجيد|اتقن|\bmahir|qualidades|fortaleza|bildigi|teknik bilgi|dominio|expertise|strength|abilit|toolbox|toolkit|\btecnicas\b|good at|会的|會的|擅长|擅長|\btools\b|proficien|what i can|know-?how|技能|特长|专长|能力|特長|專長|技術|スキル|知識|できる|得意|keahlian|kemampuan|kompetensi|keterampilan|kemahiran|kebolehan|beceri|yetenek|yetkinlik|\bbildik|habilid|aptitud|conhecim|conocim|herramient|ferrament|destreza|مهار|قدرات|كفاء|برامج/,
  ],
  [
    'work',
    /خبر|زمن المهني|السجل المهني|المسار المهني|akademik gorev|academic (?:appoint|position|post)|teaching (?:exper|appoint)|pengalaman mengajar/,
  ],
  [
    'education',
    /educat|academic|\bformation|\blearn|\bsekolah|\bbelajar|kampus|titulac|\baprend|okudu|mezun|上过|念过|念過|读过|讀過|學過|学んだ|学び|進学|درست|school|\bstud(?:y|ies|ied)\b|\bdegree|universit|\btraining|教育|学历|學歷|学歴|学习|學習|求学|求學|学业|學業|学校|學校|pendidikan|akademik|kelayakan|pengajian|egitim|ogrenim|\bokul|formac|escolar|academ|estud|تعليم|دراس|مؤهل|علمي|اكاديمي|تحصيل/,
  ],
  [
    'work',
    /experienc|employ|track record|\broles?\b|timeline|\bkerja\b|perjawatan|\bisler\b|\bislerim|\bis (?:yasam|deney)|mesleki|\bgecmis|\btrampo|\bcargos?\b|puestos|做过|做過|待過|待过|資歷|资历|ところ|歩み|career|\bwork|\bjobs?\b|positions|professional (?:history|journey|path|life)|internship|经历|经验|履历|任职|从业|工作|实习|經歷|經驗|履歷|職場|任職|職歴|経歴|職務|仕事|勤務|業務経験|pengalaman|pekerjaan|karier|\bkarir|kerjaya|bekerja|magang|deneyim|tecrube|calis|kariyer|is gecmis|is hayat|\bstaj|trabalh|trabaj|empreg|empleo|laboral|trajetoria|trayectoria|carreira|carrera|خبر|\u0639\u0645\u0644|وظيف|وظائف|مسير/,
  ],
  [
    'summary',
    /summary|profile|\babout\b|objective|introduc|snapshot|overview|hello|\bbio\b|简介|评价|介绍|鉴定|优势|概况|關於|簡介|摘要|自傳|介紹|自己|要約|概要|プロフィール|tentang|profil|ringkasan|sekilas|objektif|\bhalo\b|pengenalan|hakk|ozet|kisaca|\bsobre\b|perfil|resum|quem sou|quien soy|apresenta|presentac|extracto|\bhola\b|objetivo|نبذ|ملخص|هدف|لمح|تعريف/,
  ],
  [
    'contact',
    /encuentr|encontr|找到我|找我|reach|ulas|contact|contat|personal (?:detail|info|data)|联系|聯絡|連絡|kontak|hubung|iletisim|تواصل|اتصال|بيانات/,
  ],
];

const LONGEST = 45;
const MOST_WORDS = 6;

/** What a heading is about by parts of its words; undefined when none of them is known. */
export function headingByStem(text: string): SectionKind | undefined {
  if (text.length > LONGEST || /\d/.test(text)) return undefined;
  const key = fold(text);
  if (key.split(' ').length > MOST_WORDS) return undefined;
  return stems.find(([, pattern]) => pattern.test(key))?.[0];
}
