import { type LanguageWords, openings, type Replacements, studyOf } from './language-words.ts';

/** The noun of doing, and the verb. */
const VERBS: Replacements = [
  ['إدارة', 'أدرت'],
  ['تطوير', 'طوّرت'],
  ['تنفيذ', 'نفّذت'],
  ['إعداد', 'أعددت'],
  ['تدريب', 'درّبت'],
  ['تحليل', 'حلّلت'],
  ['تنظيم', 'نظّمت'],
  ['متابعة', 'تابعت'],
  ['تصميم', 'صمّمت'],
  ['تحسين', 'حسّنت'],
  ['تنسيق', 'نسّقت'],
  ['مراجعة', 'راجعت'],
  ['بيع', 'بعت'],
  ['صيانة', 'صنت'],
];
const RESPONSIBLE = ['كنت مسؤولا عن', 'كنت مسؤولاً عن', 'كنت مسؤولًا عن', 'كنت مسؤولة عن', 'مسؤول عن', 'مسؤولة عن'];

/** A list of names that may be Latin: the word for `and` would grow together with the last one. */
const join = (items: string[]) => items.join('، ');

export const ar: LanguageWords = {
  join,
  gap: ' ',
  summary: {
    now: ({ title, company }, since) => `${title} لدى ${company}${since ? ` منذ عام ${since}` : ''}.`,
    last: ({ title, company }, years) => `آخر منصب: ${title} لدى ${company}${years ? ` (${years})` : ''}.`,
    earlier: (positions) => `قبل ذلك: ${positions.map(({ title, company }) => `${title} لدى ${company}`).join('، ')}.`,
    skills: (list) => `أبرز المهارات: ${list}.`,
    studied: ({ school, isCurrent, ...study }) =>
      `${isCurrent ? 'الدراسة الحالية' : 'المؤهل الدراسي'}: ${[studyOf(study, '، '), school].filter(Boolean).join('، ')}.`,
    languages: (list) => `اللغات: ${list}.`,
    licences: (list) => `الشهادات المهنية: ${list}.`,
    wants: (title) => `الوظيفة المطلوبة: ${title}.`,
  },
  subjects: ['أنا', 'لقد'],
  filler: [
    'جدا',
    'جداً',
    'جدًا',
    'في الواقع',
    'بشكل عام',
    'بنجاح',
    'بشكل فعال',
    'بشكل فعّال',
    'وما إلى ذلك',
    'إلخ',
    'شملت مهامي',
    'من مهامي',
  ],
  cliches: ['العمل ضمن فريق', 'العمل تحت الضغط', 'سريع التعلم', 'سريعة التعلم', 'محب للعمل', 'شخص طموح', 'لدي طموح'],
  strong: [
    ...openings(RESPONSIBLE, VERBS),
    ...VERBS.map(([noun, verb]) => [`قمت ب${noun}`, verb] as const),
    ...RESPONSIBLE.map((opening) => [opening, 'توليت مسؤولية'] as const),
    ['ساعدت في', 'دعمت'],
  ],
  chain: { verbs: VERBS, joins: ['و'], loose: /(?!)/u },
  hedges: ['أعتقد أنني', 'أعتقد أن', 'أظن أن', 'نوعا ما', 'نوعًا ما', 'إلى حد ما'],
  formal: [
    ['شغل', 'عمل'],
    ['مدير الشغل', 'المدير المباشر'],
    ['اشتغلت', 'عملت'],
    ['كتير', 'كثير'],
    ['عشان', 'من أجل'],
    ['لقيت', 'وجدت'],
  ],
  simple: [
    ['من أجل', 'لأجل'],
    ['قمت بعمل', 'عملت'],
    ['على نحو يومي', 'يوميًا'],
    ['بشكل يومي', 'يوميًا'],
    ['بشكل شهري', 'شهريًا'],
    ['عدد كبير من', 'كثير من'],
    ['أبرز المهارات', 'المهارات'],
  ],
};
