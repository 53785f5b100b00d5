import { type Ref, useCallback } from 'react';

/**
 * Stands in the head of every page (root.tsx). React drops a click on what it has not hydrated yet, and a lazy part is
 * not hydrated before its own script has come: the last press is kept until its button can answer.
 */
export const KEEP_EARLY_PRESS = `addEventListener('click',function(e){window.earlyPress=e},true)`;

const live = new WeakSet<HTMLButtonElement>();

/** The ref of a button: once React has it in hand, a press that came too early is made again. */
function answerEarlyPress(button: HTMLButtonElement): void {
  if (live.has(button)) return;
  live.add(button);
  const press = (window as { earlyPress?: Event }).earlyPress;
  // A press that is still on its way has hydrated the button itself, and arrives.
  const isMissed = press?.target instanceof Node && button.contains(press.target) && press.eventPhase === Event.NONE;
  if (isMissed) setTimeout(() => button.click());
}

/** Joins the caller's ref with the answer to an early press. */
export function useLiveButton(ref: Ref<HTMLButtonElement> | undefined) {
  return useCallback(
    (button: HTMLButtonElement | null) => {
      if (button) answerEarlyPress(button);
      if (typeof ref === 'function') return ref(button);
      if (ref) ref.current = button;
    },
    [ref],
  );
}
