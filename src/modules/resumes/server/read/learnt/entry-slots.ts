import type { Shown } from './shown-atom.ts';

/** What the atoms at the same place of lines of the same look are, taken together. */
export function slotStatistics(all: Shown[]): (shown: Shown) => string[] {
  const keys = [
    ({ atom, line, place }: Shown) => `${line.look}|${atom.cellAt}|${place}|${atom.before}`,
    ({ atom, line }: Shown) => `${line.look}|${atom.cellAt}`,
    ({ atom }: Shown) => `${atom.cell.part ?? ''}|${atom.cellAt}|${atom.before}|${atom.after}`,
    ({ within, atom }: Shown) => `${within}|${atom.before}`,
    ({ within }: Shown) => within.split('/')[0] ?? '',
  ];
  const tables = keys.map((keyOf) => {
    const table = new Map<string, { all: number; counts: Map<string, number> }>();
    for (const shown of all) {
      const row = table.get(keyOf(shown)) ?? { all: 0, counts: new Map<string, number>() };
      row.all++;
      for (const one of new Set(shown.facts.known.map((fact) => fact.slice(0, 1))))
        row.counts.set(one, (row.counts.get(one) ?? 0) + 1);
      row.counts.set(shown.ruled, (row.counts.get(shown.ruled) ?? 0) + 1);
      table.set(keyOf(shown), row);
    }
    return table;
  });
  return (shown) =>
    keys.flatMap((keyOf, at) => {
      const row = tables[at]?.get(keyOf(shown));
      if (!row || row.all < 2) return [`s${at}:alone`];
      return [...row.counts].flatMap(([name, count]) => {
        const share = count / row.all;
        return share > 0.75 ? [`s${at}:${name}:most`] : share > 0.34 ? [`s${at}:${name}:some`] : [];
      });
    });
}
