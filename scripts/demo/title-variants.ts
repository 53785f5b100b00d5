import type { Random } from './random.ts';
import type { Level } from './title-level.ts';
import type { Practice } from './work-groups.data.ts';

type Kind = 'senior' | 'middle' | 'junior' | 'part-time' | 'contract';

/** Signs in any of the ten languages; the first that matches tells the kind. */
const signs: [Kind, RegExp][] = [
  [
    'part-time',
    /part-time|paruh waktu|separuh masa|yarı zamanlı|meio período|media jornada|パート|兼职|兼職|دوام جزئي/i,
  ],
  ['contract', /contract|kontrak|sözleşmeli|contrato|契約|合同|約聘|عقد/i],
  ['middle', /madya|pleno/i],
  [
    'senior',
    /senior|s[êé]nior|シニア|リーダー|(?<!未)経験者|lead\b|experienced|高级|高級|资深|資深|kıdemli|deneyimli/i,
  ],
  ['senior', /experiencia|berpengalaman|kanan|ketua|lider|líder|responsable|liderança|أول|متمر|ذو خبرة/i],
  [
    'junior',
    /junior|j[úu]nior|ジュニア|未経験|初级|初級|初階|储备|儲備|可培养|無經驗|可培訓|yeni mezun|graduan|lulusan/i,
  ],
  ['junior', /muda\b|graduate|trainee|recém|recién|مبتدئ|حديثو/i],
];

const PART_TIME = 2;
const CONTRACT = 3;
const SHARE = 0.28;

interface VariedJob {
  level: Level;
  practice: Practice;
  experience: number;
  jobType: number;
  isBlueCollar: boolean;
}

/** Adds to some titles what an employer would add: seniority, hours or the kind of contract. */
export function createTitleVariants(variants: readonly string[]) {
  const byKind = Map.groupBy(variants, (variant) => signs.find(([, sign]) => sign.test(variant))?.[0] ?? 'middle');
  return (random: Random, title: string, job: VariedJob): string => {
    if (!random.chance(SHARE)) return title;
    const fitting = fittingKinds(job).flatMap((kind) => byKind.get(kind) ?? []);
    return fitting.length ? random.pick(fitting).replace('{title}', title) : title;
  };
}

function fittingKinds({ level, practice, experience, jobType, isBlueCollar }: VariedJob): Kind[] {
  if (jobType === PART_TIME) return ['part-time'];
  if (jobType === CONTRACT) return ['contract'];
  // "Senior Chief Executive" and "Junior Manager" are not how people write, nor is a junior surgeon sought.
  if (level !== 'staff' || isBlueCollar || practice === 'expert' || practice === 'licensed') return [];
  if (experience <= 2) return ['junior'];
  return experience === 3 ? ['middle'] : ['senior'];
}
