/** A piece of a parsed file, as the parser gives it. */
export interface Node {
  type: string;
  [key: string]: unknown;
}

/** Shows every piece of a syntax tree, the outer ones first. */
export function walkSyntax(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walkSyntax(one, see);
  const node = asNode(value);
  if (!node) return;
  see(node);
  for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) walkSyntax(child, see);
}

export function asNode(value: unknown): Node | undefined {
  const isNode = typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
  return isNode ? (value as Node) : undefined;
}
