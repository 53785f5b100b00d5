import { joinWith, type LanguageWords, studyOf } from './language-words.ts';

const join = joinWith(', ', ' ve ');

export const tr: LanguageWords = {
  join,
  gap: ' ',
  summary: {
    now: ({ title, company }, since) =>
      since ? `${since} yılından beri ${company} bünyesinde ${title}.` : `${company} bünyesinde ${title}.`,
    last: ({ title, company }, years) => `Son olarak ${company} bünyesinde ${title}${years ? ` (${years})` : ''}.`,
    earlier: (positions) =>
      `Daha önce ${join(positions.map(({ title, company }) => `${company} bünyesinde ${title}`))}.`,
    skills: (list) => `Öne çıkan beceriler: ${list}.`,
    studied: ({ school, isCurrent, ...study }) =>
      `${isCurrent ? 'Devam eden eğitim' : 'Eğitim'}: ${[school, studyOf(study, ', ')].filter(Boolean).join(', ')}.`,
    languages: (list) => `Diller: ${list}.`,
    licences: (list) => `Sertifikalar: ${list}.`,
    wants: (title) => `Hedeflenen pozisyon: ${title}.`,
  },
  subjects: ['ben'],
  filler: [
    'aslında',
    'gerçekten',
    'oldukça',
    'çeşitli',
    'başarıyla',
    'başarılı bir şekilde',
    'etkin bir şekilde',
    'etkili bir şekilde',
    've benzeri',
    'vb',
    'görevlerim arasında',
  ],
  cliches: ['takım çalışmasına yatkın', 'çalışkan', 'öğrenmeye açık', 'sonuç odaklı', 'baskı altında çalışabilen'],
  strong: [
    ['yönetiminden sorumluydum', 'yönetimini üstlendim'],
    ['takibinden sorumluydum', 'takibini yürüttüm'],
    ['hazırlanmasından sorumluydum', 'hazırlanmasını üstlendim'],
    ['eğitiminden sorumluydum', 'eğitimini üstlendim'],
    ['satışından sorumluydum', 'satışını yürüttüm'],
    ['yardımcı oldum', 'destek verdim'],
    ['yardım ettim', 'destek verdim'],
  ],
  hedges: ['sanırım', 'bence', 'galiba', 'bir nevi'],
  formal: [
    ['yaptım', 'gerçekleştirdim'],
    ['çözdüm', 'çözüme kavuşturdum'],
    ['patron', 'yönetici'],
    ['daha önce', 'öncesinde'],
    ['iş arıyorum', 'yeni bir görev arıyorum'],
  ],
  simple: [
    ['gerçekleştirdim', 'yaptım'],
    ['gerçekleştirdik', 'yaptık'],
    ['amacıyla', 'için'],
    ['vasıtasıyla', 'ile'],
    ['aracılığıyla', 'ile'],
    ['öne çıkan beceriler', 'beceriler'],
    ['çözüme kavuşturdum', 'çözdüm'],
  ],
};
