import type { Random } from './random.ts';
import type { Practice } from './work-groups.data.ts';

/** How high a job stands, judged by its English title. */
export type Level = 'intern' | 'assistant' | 'staff' | 'senior' | 'leader' | 'manager' | 'director' | 'chief';

const signs: [Level, RegExp][] = [
  ['intern', /\b(intern|trainee|apprentice)\b/i],
  ['chief', /\b(chief \w+ officer|ceo|cto|cfo|coo|president|(?<!product )owner|general counsel)\b/i],
  ['assistant', /\b(assistant|clerk|junior|helper|aide)\b/i],
  ['director', /\b(director|head of|vice president|vp|principal|partner|chief)\b/i],
  ['leader', /\b(supervisor|foreman|(?:team|line|shift|crew|tour) leader|head (?:cleaner|waiter|server))\b/i],
  ['manager', /\b(manager|lead|leader|head|master)\b/i],
  ['senior', /\b(senior|architect|consultant|specialist physician|surgeon|scientist)\b/i],
];

/** Titles whose words promise less than they say: a community manager leads nobody. */
const modest =
  /\b(community|social media|account|office|product|content|case|game|scrum|web) (manager|master)\b|business partner|creative director/i;

export function levelOf(title: string): Level {
  const level = signs.find(([, sign]) => sign.test(title))?.[0] ?? 'staff';
  return modest.test(title) && (level === 'manager' || level === 'director') ? 'senior' : level;
}

/** Levels that lead others. */
export const leading: ReadonlySet<Level> = new Set<Level>(['leader', 'manager', 'director', 'chief']);

/** Experience (ids of xp_lvls) that leaders and helpers bring, the usual ones repeated. */
const experienceOfLevel: Record<Exclude<Level, 'staff'>, number[]> = {
  intern: [1, 1, 2],
  assistant: [1, 1, 2, 2, 3, 3],
  senior: [3, 4, 4, 4, 5, 5],
  leader: [3, 4, 4, 4, 5],
  manager: [4, 4, 4, 5, 5, 5],
  director: [5, 5, 6],
  chief: [5, 6, 6],
};

/** What the trade itself asks for: anyone learns to pack, nobody captains a ship in the first year. */
const experienceOfPractice: Record<Practice, number[]> = {
  entry: [1, 1, 1, 2, 2, 3],
  easy: [1, 2, 2, 3, 3, 3, 4],
  staff: [1, 2, 2, 3, 3, 3, 3, 4, 4, 5],
  skilled: [2, 3, 3, 3, 4, 4, 5],
  licensed: [3, 3, 4, 4, 4, 5],
  expert: [4, 5, 5, 5, 6],
};

export function chooseExperience(random: Random, level: Level, practice: Practice): number {
  const ofPractice = random.pick(experienceOfPractice[practice]);
  if (level === 'staff') return ofPractice;
  const ofLevel = random.pick(experienceOfLevel[level]);
  if (practice === 'expert' || practice === 'licensed') return Math.max(ofLevel, ofPractice);
  return ofLevel;
}

export const payOf: Record<Level, number> = {
  intern: 0.55,
  assistant: 0.8,
  staff: 1,
  senior: 1.1,
  leader: 1.1,
  manager: 1.3,
  director: 1.75,
  chief: 2.3,
};

/** Against 1–3 years, by id of xp_lvls. */
export const payOfExperience: Record<number, number> = { 1: 0.78, 2: 0.85, 3: 1, 4: 1.25, 5: 1.55, 6: 1.85 };
