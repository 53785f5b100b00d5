import type { Figures } from './search-measure.ts';

export interface Measured {
  alone: Map<string, Figures>;
  usual: Map<string, Figures>;
  /** The same questions on 10,000 jobs. */
  small: Map<string, Figures>;
  mixOfEight: Figures;
  writes: Figures;
  visibleMs: number;
}

interface Bar {
  what: string;
  value: number;
  limit: number;
  isMet: boolean;
}

/** The bars of the design, each with what was measured. */
export function checkBars({ alone, usual, small, mixOfEight, writes, visibleMs }: Measured): Bar[] {
  const at = (name: string, part: 'p50' | 'p95' | 'p99') => alone.get(name)?.[part] ?? Number.NaN;
  const ratio = (usual.get('one common word')?.p50 ?? 0) / at('one common word', 'p50');
  return [
    atLeast('one common word, times faster at p50', ratio, 200),
    atMost('one common word p99', at('one common word', 'p99'), 25),
    atMost('two words p99', at('two words', 'p99'), 60),
    atMost('text + country + function p99', at('text + country + function', 'p99'), 40),
    atMost('phrase p95', at('phrase', 'p95'), 40),
    atMost('latest p99', at('latest, filters only', 'p99'), 10),
    atMost('suggestions p99', at('suggestions', 'p99'), 10),
    atMost('page 50 p95', at('page 50', 'p95'), 60),
    atMost('zero hits p99', at('zero hits', 'p99'), 10),
    atMost('10,000 to all jobs, growth of p95 (middle class)', growth(alone, small), 4),
    atMost('8 clients, p95 of the mix', mixOfEight.p95, 60),
    atMost('writing a job p95', writes.p95, 15),
    atMost('visible after ms', visibleMs, 2000),
  ];
}

/** The middle one of all classes, so that one odd class does not decide. */
function growth(large: Map<string, Figures>, small: Map<string, Figures>): number {
  const all = [...large].map(([name, { p95 }]) => p95 / (small.get(name)?.p95 ?? Number.NaN)).sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)] ?? Number.NaN;
}

function atMost(what: string, value: number, limit: number): Bar {
  return { what, value, limit, isMet: value <= limit };
}

function atLeast(what: string, value: number, limit: number): Bar {
  return { what, value, limit, isMet: value >= limit };
}
