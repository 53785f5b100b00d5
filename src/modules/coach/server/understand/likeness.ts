/** What a label never had counts as so much of an example. */
const UNSEEN = 0.02;

/**
 * How much more something looks like the examples of each label than like all others (naive Bayes). A few thousand short
 * examples are learnt in some hundred milliseconds.
 */
export function createLikeness<Label extends string>(
  examples: readonly (readonly [features: ReadonlySet<string>, label: Label])[],
): (features: ReadonlySet<string>) => ReadonlyMap<Label, number> {
  const perLabel = new Map<Label, number>();
  const counts = new Map<string, { all: number; of: Map<Label, number> }>();
  for (const [features, label] of examples) {
    perLabel.set(label, (perLabel.get(label) ?? 0) + 1);
    for (const feature of features) {
      const count = counts.get(feature) ?? { all: 0, of: new Map<Label, number>() };
      count.all += 1;
      count.of.set(label, (count.of.get(label) ?? 0) + 1);
      counts.set(feature, count);
    }
  }
  return (features) => {
    const known = [...features].flatMap((feature) => counts.get(feature) ?? []);
    const scores = [...perLabel].map(([label, own]): [Label, number] => {
      const others = examples.length - own;
      let score = 0;
      for (const { all, of } of known) {
        const here = of.get(label) ?? 0;
        score +=
          Math.log((here + UNSEEN) / (own + 2 * UNSEEN)) - Math.log((all - here + UNSEEN) / (others + 2 * UNSEEN));
      }
      // Long ones have many features that say the same.
      return [label, score / Math.sqrt(known.length || 1)];
    });
    return new Map(scores);
  };
}
