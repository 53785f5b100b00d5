/** Circles of a directed graph, each once, from its alphabetically first member back to it. */
export function findCircles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles = new Map<string, string[]>();
  const done = new Set<string>();
  const walk = (node: string, path: string[]) => {
    const at = path.indexOf(node);
    if (at >= 0) {
      const circle = fromFirst(path.slice(at));
      circles.set(circle.join(' '), circle);
    }
    if (at >= 0 || done.has(node)) return;
    for (const next of edges.get(node) ?? []) walk(next, [...path, node]);
    done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return [...circles.values()];
}

function fromFirst(circle: string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0] as string);
  const turned = [...circle.slice(first), ...circle.slice(0, first)];
  return [...turned, turned[0] as string];
}
