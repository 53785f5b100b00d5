import { parseSync } from 'vite';
import type { SourceFiles } from './check-architecture.ts';
import { isTest, MODULE_ORDER, placeOf } from './place-of.ts';
import { asNode, type Node, walkSyntax } from './walk-syntax.ts';

const NAME = /'([a-z]+\.[a-zA-Z_.]+)'/g;

/** What modules tell and ask each other, against the rules: one line each. */
export function checkEvents(files: SourceFiles): string[] {
  const sources = [...files].filter(([path]) => path.startsWith('src/') && /\.ts$/.test(path) && !isTest(path));
  const declared = declaredIn(sources, /\/server\/(\w+)\.events\.ts$/, 'EventMap');
  const questions = declaredIn(sources, /\/server\/[\w.-]+\.ts$/, 'Questions');
  return [
    ...sources.flatMap(([path, source]) => checkEmits(path, source, declared)),
    ...sources.flatMap(([path, source]) => checkListeners(path, source, declared)),
    ...checkDeclared(sources, declared),
    ...sources.flatMap(([path, source]) => checkQuestions(path, source, questions)),
    ...checkProduct(files.get('src/product.ts') ?? ''),
  ];
}

type Sources = [string, string][];

/** Names that a `declare module` block adds to an interface, with the module that does so. */
function declaredIn(sources: Sources, where: RegExp, name: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, source] of sources) {
    const block = new RegExp(`interface ${name}\\b[\\s\\S]*?\\n {2}\\}`).exec(source)?.[0];
    if (!block || !where.test(path)) continue;
    for (const [, key] of block.matchAll(/^ {4}'([\w.]+)':/gm)) found.set(key as string, placeOf(path)?.module ?? '');
  }
  return found;
}

/** Only the module that declares an event emits it. */
function checkEmits(path: string, source: string, declared: Map<string, string>): string[] {
  const own = placeOf(path)?.module;
  return [...source.matchAll(/\.emit\(\s*'([\w.]+)'/g)].flatMap(([, event = '']) => {
    if (!declared.has(event)) return [`${path} emits '${event}', which no <module>.events.ts declares`];
    return declared.get(event) === own ? [] : [`${path} emits '${event}' of ${declared.get(event)}`];
  });
}

/** Listeners live in *.listeners.ts and hear their own module and earlier ones. */
function checkListeners(path: string, source: string, declared: Map<string, string>): string[] {
  const own = MODULE_ORDER.indexOf(placeOf(path)?.module ?? '');
  const isListeners = /\/server\/[\w-]+\.listeners\.ts$/.test(path);
  // A page reaches no server code: what stands there under such a name is a word for it.
  if (path.endsWith('.events.ts') || path.includes('/web/')) return [];
  return keysIn(path, source, declared).flatMap((event) => {
    const speaker = declared.get(event) as string;
    if (!isListeners) return [`${path} listens to '${event}' outside of a *.listeners.ts`];
    return MODULE_ORDER.indexOf(speaker) <= own
      ? []
      : [`${path} listens to '${event}' of ${speaker}, which comes later`];
  });
}

/** The events that are keys of an object, whatever stands behind them: a function, a name, a method. Types are none. */
function keysIn(path: string, source: string, declared: Map<string, string>): string[] {
  if (![...declared.keys()].some((event) => source.includes(event))) return [];
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const found: string[] = [];
  walkSyntax(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    for (const property of node.properties as Node[]) found.push(...namesOf(asNode(property.key)));
  });
  return found.filter((event) => declared.has(event));
}

function namesOf(key: Node | undefined): string[] {
  if (key?.type === 'TemplateLiteral') return namesOf(asNode((key.quasis as Node[])[0]));
  const value = key?.type === 'TemplateElement' ? (key.value as { cooked?: string }).cooked : key?.value;
  return typeof value === 'string' ? [value] : [];
}

/** Every event is listed for the start, and somebody emits it. */
function checkDeclared(sources: Sources, declared: Map<string, string>): string[] {
  return [...declared].flatMap(([event, module]) => {
    const list = sources.find(([path]) => path.endsWith(`/${module}.events.ts`))?.[1].split('satisfies EventName[]')[0];
    const listed = [...(list?.split('export const').at(-1) ?? '').matchAll(NAME)].some(([, name]) => name === event);
    const isEmitted = sources.some(([, source]) => new RegExp(`\\.emit\\(\\s*'${event}'`).test(source));
    return [
      ...(listed ? [] : [`${module}.events.ts declares '${event}' and does not list it`]),
      ...(isEmitted ? [] : [`nobody emits '${event}'`]),
    ];
  });
}

/** A question is named after who asks first; later modules may ask it too, and only later ones answer. */
function checkQuestions(path: string, source: string, questions: Map<string, string>): string[] {
  const own = placeOf(path)?.module;
  const place = MODULE_ORDER.indexOf(own ?? '');
  const problems = [...questions].flatMap(([name, module]) =>
    module === own && own !== undefined && source.includes(`    '${name}': `) && !name.startsWith(`${own}.`)
      ? [`${path} declares the question '${name}', which is not named after ${own}`]
      : [],
  );
  const asked = [...source.matchAll(/\bask\('([\w.]+)'\)/g)].flatMap(([, name = '']) => {
    const asker = name.split('.')[0] as string;
    return own !== undefined && MODULE_ORDER.indexOf(asker) > place
      ? [`${path} asks '${name}' of the later ${asker}`]
      : [];
  });
  return [...problems, ...asked];
}

/** The product is a list: it makes nothing and hands nothing from one module to another. */
function checkProduct(source: string): string[] {
  const imported = [...source.matchAll(/import \{([^}]*)\} from '\.\/modules\//g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  return imported
    .filter((name) => !/^\w+Module$|^openServices$|^type Services$/.test(name))
    .map((name) => `src/product.ts takes ${name} from a module, which modules import themselves`);
}
