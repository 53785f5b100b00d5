import type { JobWords } from './job-words.ts';

export const ar: JobWords = {
  about: 'عن الوظيفة',
  tasks: 'مهامك',
  asks: 'ما نبحث عنه',
  extras: 'ميزة إضافية',
  offer: 'ما نقدّمه',
  steps: 'خطوات التوظيف',
  opening: ({ company, title, place }) =>
    company
      ? `تعلن ${company} عن وظيفة ${title}${place ? ` في ${place}` : ''}.`
      : `وظيفة شاغرة: ${title}${place ? ` في ${place}` : ''}.`,
  jobType: 'نوع الدوام',
  arrangement: 'طريقة العمل',
  team: 'الفريق',
  pay: 'الراتب',
  experience: 'الخبرة',
  noExperience: 'لا تشترط الخبرة',
  degree: 'المؤهل',
  skills: 'المهارات',
  languages: 'اللغات',
  openers: ['أن يكون لديه', 'يجب أن يكون لديه', 'يجب أن يمتلك', 'مسؤول عن', 'نقدم'],
  praise: [
    'رائدة',
    'الرائدة',
    'رائد',
    'عالمية المستوى',
    'مبتكرة',
    'سريعة النمو',
    'ديناميكية',
    'مرموقة',
    'الأفضل',
    'عريقة',
    'حائزة على جوائز',
  ],
};
