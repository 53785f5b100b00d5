import type { Example } from './read-examples.ts';

export interface Judged {
  one: Example;
  score: number;
}

const isHarm = ({ one }: Judged) => one.reason !== 'ok';

/** The score that only this share of the harmless messages passes. */
export function thresholdOf(all: readonly Judged[], share: number): number {
  const harmless = all.flatMap((each) => (isHarm(each) ? [] : each.score)).sort((a, b) => b - a);
  return harmless[Math.floor(harmless.length * share)] ?? 0;
}

/** How messages fare whose author was left out: by part, by language, by length, and along the curve. */
export function reportUnseen(all: readonly Judged[], threshold: number): void {
  for (const share of [0.01, 0.02, 0.03, 0.04, 0.06]) {
    report(`all, ${100 * share} % falsely`, all, thresholdOf(all, share));
  }
  for (const [key, group] of groupsOf(all)) report(key, group, threshold);
}

function groupsOf(all: readonly Judged[]): Map<string, Judged[]> {
  const groups = new Map<string, Judged[]>();
  for (const each of all) {
    const length = each.one.features.words.includes('short') ? 'short' : 'long';
    for (const key of [`part ${each.one.half}`, each.one.language, length])
      groups.set(key, (groups.get(key) ?? []).concat(each));
  }
  return groups;
}

function report(name: string, all: readonly Judged[], threshold: number): void {
  const share = (isMeant: (each: Judged) => boolean) => {
    const of = all.filter(isMeant);
    return `${((100 * of.filter(({ score }) => score > threshold).length) / of.length).toFixed(1)} % of ${of.length}`;
  };
  console.log(`${name}: found ${share(isHarm)}, falsely ${share((each) => !isHarm(each))}`);
}
