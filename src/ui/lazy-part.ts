import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { fetchScript } from './lazy.ts';

/**
 * A part of a page with a script of its own. The server draws it with the rest; in the browser its script is asked for
 * when the part is first to be seen, and what the server drew stands until it is here. Stand it in a Suspense.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // The server has it at hand before the first page is asked for.
  const early = typeof document === 'undefined' ? load() : undefined;
  early?.catch(() => undefined);
  let wanted: Promise<{ default: ComponentType<Props> }> | undefined;
  const want = () => {
    // On the server the first try may come too early: files that import each other are not ready at once.
    wanted ??= (early?.catch(load) ?? fetchScript(load)).then((found) => ({ default: found }));
    return wanted;
  };
  const Script = lazy(want);

  return (props: Props) => createElement(Part<Props>, { Script, want, props });
}

interface PartProps<Props> {
  Script: ComponentType<Props>;
  /** Fetches the script; again it is the same. */
  want: () => Promise<object>;
  props: Props;
}

function Part<Props extends object>({ Script, want, props }: PartProps<Props>) {
  const [wasDrawn] = useState(useSyncExternalStore(never, wasNotDrawn, isDrawnByServer));
  const draw = () => createElement(Suspense, null, createElement(Script, props));
  // An update would make React throw away what it cannot hydrate yet, and with it a press, the focus and typed words.
  // The same element again is no update: the newest props wait until the script is here.
  const [held, setHeld] = useState<ReactNode>(draw);
  useEffect(() => {
    if (wasDrawn) want().then(() => setHeld(null), never);
  }, [wasDrawn, want]);
  return wasDrawn ? (held ?? draw()) : createElement(Script, props);
}

/** While a page is hydrated, this is asked for; a part that comes later is drawn by the browser alone. */
const isDrawnByServer = () => true;
const wasNotDrawn = () => false;
const never = () => () => {};
