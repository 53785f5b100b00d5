import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { bigramsOf, wordsOf } from '../core/words.ts';
import { documentRule } from './document-rule.ts';

const data = loadOptionData();

/** Titles as people post them, in all our languages, with what has rules of its own: accents, joined words, signs, kana. */
const SAMPLES = `
  Senior Front-End Engineers (C++ / C#), R&D
  Enfermero/a de urgencias, turno de noche
  Operador(a) de máquinas e manutenção elétrica
  Yazılım Geliştiricisi – İstanbul'da mühendis
  Pengurus Jualan Kanan / Pembantu Tadbir
  Staf Gudang dan Pengemudi Truk SIM B1
  高级前端开发工程师（远程）
  資深護理師與照護服務員
  看護師・介護スタッフ（夜勤あり）ｳｪﾌﾞﾃﾞｻﾞｲﾅｰ
  محاسِب أوّل في إدارة المشتريات بالرياض
`;

describe('the rule by which documents are written', () => {
  it('SRCH-10 is raised when words are read otherwise: else what is indexed would not be found by them', () => {
    const words = SAMPLES.trim()
      .split('\n')
      .map((text) => [wordsOf(text), bigramsOf(text)]);
    const read = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
    // Whoever changes how words are read raises RULE in document-rule.ts and writes both down here.
    expect({ rule: documentRule(data).split('-')[0], read }).toEqual({ rule: '2', read: '1b6d5e73ca05' });
  });

  it('SRCH-10 SRCH-14 changes with the lists that documents take words and places from', () => {
    const [skill, ...skills] = data.skills;
    if (!skill) throw new Error('There are skills');
    const renamed = [{ ...skill, aliases: [...skill.aliases, 'another name'] }, ...skills];
    const flat = new Map([...data.places].map(([id, country]) => [id, { ...country, locations: [] }]));
    const rules = [data, { ...data, skills: renamed }, { ...data, places: flat }, { ...data, lists: new Map() }];
    expect(new Set(rules.map(documentRule)).size).toBe(rules.length);
    expect(documentRule({ ...data, rates: { ...data.rates, rates: {} } })).toBe(documentRule(data));
  });
});
