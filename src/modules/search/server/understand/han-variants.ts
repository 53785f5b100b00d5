/**
 * Simplified forms of traditional characters, learnt from names that our lists hold in both scripts: where two names of
 * the same length differ, and neither character stands in any name of the other script, one is the other's variant.
 */
export function learnHanVariants(pairs: readonly { simplified: string; traditional: string }[]): Map<string, string> {
  const inSimplified = new Set(pairs.flatMap(({ simplified }) => [...simplified]));
  const inTraditional = new Set(pairs.flatMap(({ traditional }) => [...traditional]));
  const votes = new Map<string, Map<string, number>>();
  for (const { simplified, traditional } of pairs) {
    const from = [...traditional];
    const to = [...simplified];
    if (from.length !== to.length) continue;
    for (const [at, sign] of from.entries()) {
      const other = to[at] as string;
      if (other === sign || inSimplified.has(sign) || inTraditional.has(other)) continue;
      const known = votes.get(sign) ?? new Map<string, number>();
      known.set(other, (known.get(other) ?? 0) + 1);
      votes.set(sign, known);
    }
  }
  return new Map([...votes].map(([sign, others]) => [sign, mostVoted(others)]));
}

function mostVoted(votes: Map<string, number>): string {
  return [...votes].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '';
}
