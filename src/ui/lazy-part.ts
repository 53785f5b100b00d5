import {
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/**
 * A part of a page with a script of its own. The server draws it with the rest; in the browser its script is asked for
 * when the part is first to be seen, and what the server drew stands until it is here. Stand it in a Suspense.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // The server has it at hand before the first page is asked for.
  const early = typeof document === 'undefined' ? load() : undefined;
  early?.catch(() => undefined);
  let wanted: Promise<{ default: ComponentType<Props> }> | undefined;
  // A failure is met where the part is drawn, which tries once more.
  const want = () => {
    wanted ??= (early ?? load()).catch(load).then((found) => ({ default: found }));
    return wanted;
  };
  const Script = lazy(want);

  return function LazyPart(props: Props) {
    const [wasDrawn] = useState(useSyncExternalStore(never, wasNotDrawn, isDrawnByServer));
    const draw = () => createElement(Suspense, null, createElement(Script, props));
    // An update would make React throw away what it cannot hydrate yet, and with it a press, the focus and typed words.
    // The same element again is no update: the newest props wait until the script is here.
    const [held] = useState(draw);
    const [isHere, setIsHere] = useState(false);
    useEffect(() => {
      if (!wasDrawn) return;
      const goOn = () => startTransition(() => setIsHere(true));
      want().then(goOn, () => undefined);
    }, [wasDrawn]);
    if (!wasDrawn) return createElement(Script, props);
    return isHere ? draw() : held;
  };
}

/** While a page is hydrated, this is asked for; a part that comes later is drawn by the browser alone. */
const isDrawnByServer = () => true;
const wasNotDrawn = () => false;
const never = () => () => {};
