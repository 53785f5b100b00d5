import { relative, resolve } from 'node:path';
import {
  type CallExpression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Place } from './record-rows.ts';

/** What the program believes a column to be. `other` is for what no column can be. */
export type Kind = 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'list' | 'anything' | 'other';

export interface Property {
  name: string;
  kind: Kind;
  /** The type as it is written. */
  type: string;
  /** Of a list: what is in it. */
  of?: Kind;
  isOptional: boolean;
  mayBeNull: boolean;
  /** Why it is not null although the database cannot know: a comment that begins with 'Never null:'. */
  isExcused: boolean;
}

/** A call of `query`, or of a function that hands its own type parameter on to it. */
export interface TypedCall {
  place: Place;
  properties: Property[];
}

export interface Program {
  /** The first of the callers that says what rows it expects. */
  expectedBy(places: Place[]): TypedCall | undefined;
  /** Every call in the program's own files that says what rows it expects. */
  listCalls(): Place[];
  close(): void;
}

/** Reads the types of rows with the compiler. */
export function openProgram(root: string): Program {
  const api = new API({ cwd: root });
  const config = resolve(root, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config) as Project;
  const { checker, program } = project;
  const known = new Map<string, TypedCall | 'handed on' | undefined>();

  /** The call at a place: its row type, or that it is a type parameter which the caller knows. */
  const readCall = (place: Place): TypedCall | 'handed on' | undefined => {
    const key = `${place.file}:${place.line}:${place.column}`;
    if (!known.has(key)) known.set(key, read(place));
    return known.get(key);
  };
  const read = (place: Place) => {
    const file = program.getSourceFile(resolve(root, place.file));
    const call = file && findCall(file, place);
    const [argument] = call?.typeArguments ?? [];
    const type = argument && checker.getTypeFromTypeNode(argument);
    if (!type) return undefined;
    if (type.flags & TypeFlags.TypeParameter) return 'handed on';
    return { place, properties: readProperties(checker, type) };
  };
  return {
    expectedBy: (places) => {
      for (const place of places) {
        const call = readCall(place);
        if (call !== 'handed on') return call;
      }
      return undefined;
    },
    listCalls: () =>
      project.rootFiles
        .filter((file) => /^src\/(?!.*\.test\.tsx?$).*\.ts$/.test(relative(root, file)))
        .flatMap((name) => {
          const file = program.getSourceFile(name) as SourceFile;
          return callsOf(file).flatMap((call) => {
            const place = { file: relative(root, name), ...positionOf(file, nameOf(call)) };
            return ASKING.has(methodOf(call)) && typeof readCall(place) === 'object' ? [place] : [];
          });
        }),
    close: () => api.close(),
  };
}

function findCall(file: SourceFile, { line, column }: Place): CallExpression | undefined {
  return callsOf(file).find((call) => {
    const at = positionOf(file, nameOf(call));
    return at.line === line && at.column === column;
  });
}

const calls = new WeakMap<SourceFile, CallExpression[]>();

/** Calls with type arguments. */
function callsOf(file: SourceFile): CallExpression[] {
  const known = calls.get(file);
  if (known) return known;
  const found: CallExpression[] = [];
  const walk = (node: Node): undefined => {
    if (isCallExpression(node) && node.typeArguments) found.push(node);
    node.forEachChild(walk);
  };
  walk(file);
  calls.set(file, found);
  return found;
}

/** The engine tells the place of a call by the name of its function. */
function nameOf({ expression }: CallExpression): Node {
  return isPropertyAccessExpression(expression) ? expression.name : expression;
}

/** The layer's own methods, and what the search engine calls it by. */
const ASKING = new Set<string | undefined>(['query', 'queryOne', 'run']);

function methodOf(call: CallExpression): string | undefined {
  const name = nameOf(call);
  return isIdentifier(name) ? name.text : undefined;
}

function positionOf(file: SourceFile, node: Node): { line: number; column: number } {
  const before = file.text.slice(0, node.getStart(file));
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}

function readProperties(checker: Checker, row: Type): Property[] {
  return checker.getPropertiesOfType(row).map((symbol) => {
    const type = checker.getTypeOfSymbol(symbol) as Type;
    const parts = partsOf(type);
    const solid = parts.filter(({ flags }) => !(flags & (TypeFlags.Null | TypeFlags.Undefined)));
    const [kind, of] = kindOf(checker, solid);
    return {
      name: symbol.name,
      kind,
      of,
      type: checker.typeToString(type),
      isOptional: parts.some(({ flags }) => flags & TypeFlags.Undefined),
      mayBeNull: parts.some(({ flags }) => flags & TypeFlags.Null) || kind === 'anything',
      isExcused: /^never null:/i.test(checker.getDocumentationCommentOfSymbol(symbol).trim()),
    };
  });
}

function partsOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type];
}

const PLAIN: [TypeFlags, Kind][] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Any | TypeFlags.Unknown, 'anything'],
];

/** All parts of a union must be of one kind. */
function kindOf(checker: Checker, parts: readonly Type[]): [Kind, Kind?] {
  const kinds = parts.map((part): [Kind, Kind?] => {
    const plain = PLAIN.find(([flag]) => part.flags & flag);
    if (plain) return [plain[1]];
    if (checker.isArrayLikeType(part) && part.isTypeReference()) {
      const [inner] = checker.getTypeArguments(part);
      return ['list', inner && kindOf(checker, partsOf(inner))[0]];
    }
    const name = checker.typeToString(part);
    if (name === 'Date') return ['date'];
    if (/^(Buffer|Uint8Array)\b/.test(name)) return ['bytes'];
    return ['other'];
  });
  const [first = ['other' as const]] = kinds;
  return kinds.every(([kind]) => kind === first[0]) ? first : ['other'];
}
