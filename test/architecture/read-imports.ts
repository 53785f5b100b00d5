import { parseSync } from 'vite';
import { asNode, type Node, walkSyntax } from './walk-syntax.ts';

export interface ImportFact {
  specifier: string;
  /** Gone at run time. `import { type A }` is not: under verbatimModuleSyntax the file is still loaded. */
  isType: boolean;
  /** A pattern of import.meta.glob instead of one file. */
  isGlob?: boolean;
}

/** What the files named, as they were then: several checks read all of src, which takes seconds. */
const known = new Map<string, { source: string; imports: ImportFact[] }>();

/** Every file that a source file names: static, re-exported, lazy, as a type, or by import.meta.glob. */
export function readImports(path: string, source: string): ImportFact[] {
  const before = known.get(path);
  if (before?.source === source) return before.imports;
  const imports = parseImports(path, source);
  known.set(path, { source, imports });
  return imports;
}

function parseImports(path: string, source: string): ImportFact[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const found: ImportFact[] = [];
  walkSyntax(program, (node) => found.push(...importsOf(node)));
  return found;
}

/** True when the code (not a comment or a text) reads process.env; `named` asks for single variables only. */
export function readsEnvironment(path: string, source: string, named = false): boolean {
  // What is not written anywhere is not in the code either.
  if (!source.includes('process')) return false;
  let isFound = false;
  walkSyntax(parseSync(path, source).program, (node) => {
    const target = named ? asNode(node.object) : node;
    isFound ||= target !== undefined && isProcessEnv(target) && (named === false || node.type === 'MemberExpression');
  });
  return isFound;
}

function isProcessEnv(node: Node): boolean {
  if (node.type !== 'MemberExpression') return false;
  return asNode(node.object)?.name === 'process' && asNode(node.property)?.name === 'env';
}

function importsOf(node: Node): ImportFact[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return fact(node.source, node.importKind === 'type');
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return fact(node.source, node.exportKind === 'type');
    case 'TSImportType':
      return fact(node.source, true);
    case 'ImportExpression':
      return fact(node.source, false);
    case 'CallExpression':
      return callImports(node);
    default:
      return [];
  }
}

function callImports(node: Node): ImportFact[] {
  const [first] = node.arguments as Node[];
  const callee = asNode(node.callee);
  if (callee?.name === 'require') return fact(first, false);
  const isGlob = callee?.type === 'MemberExpression' && asNode(callee.property)?.name === 'glob';
  if (!isGlob || asNode(callee.object)?.type !== 'MetaProperty') return [];
  const patterns = first?.type === 'ArrayExpression' ? (first.elements as Node[]) : [first];
  return patterns.flatMap((pattern) => fact(pattern, false)).map((one) => ({ ...one, isGlob: true }));
}

function fact(source: unknown, isType: boolean): ImportFact[] {
  const value = asNode(source)?.value;
  return typeof value === 'string' ? [{ specifier: value, isType }] : [];
}
