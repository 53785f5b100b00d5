import type { JobWords } from './job-words.ts';

export const tr: JobWords = {
  about: 'Pozisyon hakkında',
  tasks: 'Neler yapacaksınız',
  asks: 'Sizden beklediklerimiz',
  extras: 'Artı sayılır',
  offer: 'Size sunduklarımız',
  steps: 'İşe alım süreci',
  opening: ({ company, title, place }) =>
    company
      ? `${company}, ${place ? `${place} için ` : ''}${title} arıyor.`
      : `${place ? `${place} için ` : ''}${title} arıyoruz.`,
  jobType: 'Çalışma türü',
  arrangement: 'Çalışma şekli',
  team: 'Ekip',
  pay: 'Ücret',
  experience: 'Deneyim',
  noExperience: 'Deneyim gerekmiyor',
  degree: 'Eğitim',
  skills: 'Beceriler',
  languages: 'Diller',
  openers: ['tercihen', 'sizden beklenen'],
  praise: [
    'lider',
    'sektörün lideri',
    'öncü',
    'dünya çapında',
    'yenilikçi',
    'hızla büyüyen',
    'dinamik',
    'saygın',
    'prestijli',
    'en iyi',
    'köklü',
    'genç ekip',
  ],
};
