import {
  type ComponentType,
  createElement,
  type EffectCallback,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { beginInput, firstInput } from './first-input.ts';
import { fetchScript } from './lazy.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A part of a page with a script of its own. The server draws it with the rest; in the browser its script is asked for
 * when the part is first to be seen, and what the server drew stands until it is here. Stand it in a Suspense.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return partOf(load, false);
}

/**
 * The same for what stands below the first screen or answers nobody: where the server drew it, its script is not asked for
 * before somebody has done something on the page. Nothing in it may be due without that.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return partOf(load, true);
}

function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>, isLater: boolean) {
  // The server has it at hand before the first page is asked for.
  const early = import.meta.env.SSR ? load() : undefined;
  if (import.meta.env.SSR) early?.catch(() => undefined);
  let wanted: Promise<{ default: ComponentType<Props> }> | undefined;
  const want = () => {
    // On the server the first try may come too early: files that import each other are not ready at once.
    wanted ??= (import.meta.env.SSR && early ? early.catch(load) : fetchScript(load)).then((found) => ({
      default: found,
    }));
    return wanted;
  };
  const Script = lazy(!import.meta.env.SSR && isLater ? () => firstInput.then(want) : want);

  return (props: Props) => createElement(Part<Props>, { Script, want, isLater, props });
}

interface PartProps<Props> {
  Script: ComponentType<Props>;
  /** Fetches the script; again it is the same. */
  want: () => Promise<object>;
  /** What the server drew of it waits for somebody. */
  isLater: boolean;
  props: Props;
}

function Part<Props extends object>({ Script, want, isLater, props }: PartProps<Props>) {
  const [wasDrawn] = useState(useSyncExternalStore(never, wasNotDrawn, isDrawnByServer));
  const draw = (onHydrated: EffectCallback) =>
    createElement(Suspense, null, createElement(Script, props), createElement(Hydrated, { onHydrated }));
  // An update would make React throw away what it has not hydrated yet, and with it a press, the focus and typed words;
  // that the script has come is too early for one. The same element again is no update: the newest props wait.
  const [held, setHeld] = useState((): ReactNode => draw(() => setHeld(null)));
  useEffect(() => {
    // React asks for it much later. Several parts at once would be a long task: each has its own turn.
    const ask = () => whenIdle(() => want().catch(never), { timeout: 500, elsewhere: 1 });
    if (wasDrawn && isLater) firstInput.then(ask);
    else if (wasDrawn) ask();
  }, [wasDrawn, want, isLater]);
  // What the browser draws itself is wanted at once. While it waits for its script no effect of it runs.
  if (!wasDrawn && isLater) beginInput();
  return wasDrawn ? (held ?? draw(never)) : createElement(Script, props);
}

/** Tells when React has hydrated what it stands beside. */
function Hydrated({ onHydrated }: { onHydrated: EffectCallback }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** While a page is hydrated, this is asked for; a part that comes later is drawn by the browser alone. */
const isDrawnByServer = () => true;
const wasNotDrawn = () => false;
const never = () => () => {};
