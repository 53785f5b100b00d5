import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Expression {
  source: string;
  flags: string;
  file: string;
}

const root = resolve(import.meta.dirname, '../..');

/** Every regular expression of the server and of what it shares with the browser: literals, and those made at start. */
export async function collectExpressions(): Promise<Expression[]> {
  const all = new Map<string, Expression>();
  const keep = (one: Expression) => all.set(`/${one.source}/${one.flags}`, one);
  const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|(^|\/)web\//.test(file));
  const building: string[] = [];
  for (const file of files.sort()) {
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    new Visitor({
      Literal(node) {
        if ('regex' in node && node.regex) keep({ source: node.regex.pattern, flags: node.regex.flags, file });
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') building.push(file);
      },
    }).visit(program);
  }
  for (const one of await watchBuilding([...new Set(building)])) keep(one);
  return [...all.values()];
}

/** Loads the modules that put expressions together, and notes what they make of our own files. */
async function watchBuilding(files: string[]): Promise<Expression[]> {
  const made: Expression[] = [];
  const Usual = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Usual, {
    construct(target, args) {
      const expression = Reflect.construct(target, args) as RegExp;
      const file = ownFile(new Error().stack ?? '');
      if (file) made.push({ source: expression.source, flags: expression.flags, file });
      return expression;
    },
  });
  try {
    // The public door of the word rules compiles every language's lexicon.
    for (const file of [...files, 'src/modules/wording/server/wording.public.ts']) await import(join(root, file));
  } finally {
    globalThis.RegExp = Usual;
  }
  return made;
}

/** The file that called, unless it is a library's: those see to themselves. */
function ownFile(stack: string): string | undefined {
  const caller = stack.split('\n').find((line) => line.includes(root) && !line.includes('linear-rules'));
  const path = caller && /(?:file:\/\/)?(\/[^:)]+\.ts)/.exec(caller)?.[1];
  return path && !path.includes('node_modules') ? relative(root, path) : undefined;
}
