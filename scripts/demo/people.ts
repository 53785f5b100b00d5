import type { DemoCountry, NameSet } from './countries.data.ts';
import { personNames } from './names.data.ts';
import { createWeightedPick, type Random } from './random.ts';

export interface Person {
  firstName: string;
  lastName: string;
}

const pickers = new Map<DemoCountry['names'], (random: Random) => [NameSet, number]>();

/** A person as one meets them in the country. */
export function inventPerson(random: Random, country: DemoCountry): Person {
  const pick = pickers.get(country.names) ?? createWeightedPick(country.names, ([, share]) => share);
  pickers.set(country.names, pick);
  const names = personNames[pick(random)[0]];
  return { firstName: random.pick(names.first), lastName: random.pick(names.last) };
}

/** What recruiters write under their names, by language. */
const positions: Record<string, string[]> = {
  en: [
    'Recruiter',
    'HR Manager',
    'Talent Acquisition Partner',
    'Hiring Manager',
    'Team Lead',
    'Head of People',
    'Founder',
  ],
  ja: ['採用担当', '人事部マネージャー', '採用責任者', '部門責任者', 'チームリーダー', '代表取締役'],
  'zh-CN': ['招聘专员', '人事经理', '人才招聘主管', '部门负责人', '创始人'],
  'zh-TW': ['招募專員', '人資經理', '人才招募主管', '部門主管', '創辦人'],
  id: ['Rekruter', 'Manajer SDM', 'Spesialis Rekrutmen', 'Kepala Bagian', 'Pendiri'],
  ms: ['Perekrut', 'Pengurus Sumber Manusia', 'Eksekutif Pengambilan', 'Ketua Jabatan', 'Pengasas'],
  tr: ['İşe Alım Uzmanı', 'İnsan Kaynakları Müdürü', 'Yetenek Kazanımı Uzmanı', 'Ekip Lideri', 'Kurucu'],
  'pt-BR': ['Recrutamento e Seleção', 'Gerente de RH', 'Analista de Recrutamento', 'Líder de Equipe', 'Direção'],
  es: [
    'Selección de Personal',
    'Responsable de RR. HH.',
    'Especialista en Talento',
    'Dirección de Equipo',
    'Dirección',
  ],
  ar: ['مسؤول توظيف', 'مدير الموارد البشرية', 'أخصائي استقطاب المواهب', 'رئيس القسم', 'المؤسس'],
};

export function choosePosition(random: Random, language: string): string {
  return random.pick(positions[language] ?? (positions.en as string[]));
}
