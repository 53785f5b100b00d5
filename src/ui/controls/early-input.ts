import { type Ref, useCallback } from 'react';

/**
 * Stands in the head of every page (root.tsx). React drops a click on what it has not hydrated yet and empties the field
 * that it controls, and a lazy part is not hydrated before its own script has come: the last press and the last words are
 * kept until their button and their field can answer. A browser says once that the site can be installed: that is kept too.
 *
 * `onInteraction` hears of each sign of a person, also of readers that only click and of whoever moves on by keys alone. A
 * browser tells of a pointer that rests where a page comes up as if it had moved, by nothing.
 */
export const KEEP_EARLY_INPUT = `addEventListener('click',function(e){window.earlyPress=e},true);
addEventListener('input',function(e){window.earlyText=[e.target,e.target.value]},true);
addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installPrompt=e});
window.onInteraction=function(act){
['pointerdown','pointermove','keydown','focusin','click','scroll'].forEach(function(sign){
addEventListener(sign,function(e){if(sign!=='pointermove'||e.movementX!==0||e.movementY!==0)act()},{capture:true,passive:true})})};
onInteraction(function(){window.hasInteracted=true});`;

interface Early {
  earlyPress?: Event;
  earlyText?: [field: EventTarget | null, text: string];
}

/** React has it in hand. What holds forms back until then looks here too (`accounts/web/hydrate-on-interaction.ts`). */
interface MaybeLive extends HTMLButtonElement {
  isLive?: boolean;
}

/** The ref of a button: once React has it in hand, a press that came too early is made again. */
function answerEarlyPress(button: MaybeLive): void {
  if (button.isLive) return;
  button.isLive = true;
  const press = (window as Early).earlyPress;
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

/** What was chosen in a row of radio buttons before React had it in hand, which leaves the mark and tells nobody. */
export function earlyChoiceIn(row: HTMLElement | null): string | undefined {
  const { target, eventPhase } = (window as Early).earlyPress ?? {};
  if (!row || !(target instanceof HTMLInputElement) || eventPhase !== Event.NONE || !row.contains(target)) return;
  return target.checked ? target.value : undefined;
}

/** What was typed into a field before React had it in hand. */
export function earlyTextOf(field: HTMLInputElement | null): string | undefined {
  const [typedIn, text] = (window as Early).earlyText ?? [];
  return field && typedIn === field ? text : undefined;
}
