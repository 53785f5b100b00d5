import { parseSync } from 'vite';
import type { SourceFiles } from './check-architecture.ts';
import { asNode, type Node, walkSyntax } from './walk-syntax.ts';

/** The files that may say that a thing is something else, each with its reason. Two are enough. */
const SEAMS: Record<string, string> = {
  'test/stand-in.ts': 'a test gives the part of a whole that its code asks for',
};

/** Every file with such a cast has one of these words after an `as`, however it is spaced. */
const HINT = /\bas\s+(?:unknown|never|any)\b/;
const ANYTHING = new Set(['TSUnknownKeyword', 'TSNeverKeyword', 'TSAnyKeyword']);
const CASTS = new Set(['TSAsExpression', 'TSTypeAssertion']);

/** Files that cast past the compiler (`x as unknown as Y`), one line each. */
export function checkCasts(files: SourceFiles): string[] {
  const problems = [...files].flatMap(([path, source]) => {
    const lines = HINT.test(source) && !SEAMS[path] ? doubleCasts(path, source) : [];
    return lines.map((line) => `${path}:${line} casts past the compiler`);
  });
  const unused = Object.keys(SEAMS).filter((path) => !HINT.test(files.get(path) ?? ''));
  return [...problems, ...unused.map((path) => `${path} is named as a seam and casts nothing`)];
}

/** The lines in which something is cast to anything at all and from there to a type. */
function doubleCasts(path: string, source: string): number[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const lines: number[] = [];
  walkSyntax(program, (node) => {
    const inner = CASTS.has(node.type) ? withoutBrackets(asNode(node.expression)) : undefined;
    const isDouble = inner && CASTS.has(inner.type) && ANYTHING.has(asNode(inner.typeAnnotation)?.type ?? '');
    if (isDouble) lines.push(source.slice(0, inner.end as number).split('\n').length);
  });
  return lines;
}

function withoutBrackets(node: Node | undefined): Node | undefined {
  return node?.type === 'ParenthesizedExpression' ? withoutBrackets(asNode(node.expression)) : node;
}
