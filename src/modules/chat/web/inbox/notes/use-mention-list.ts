import { type KeyboardEvent, type RefObject, useState } from 'react';
import { findMentionable, findTyped, type Mentionable } from './mentions.ts';

interface MentionListOptions<One> {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  people: readonly One[];
  maxLength: number;
  onText: (text: string) => void;
  onChosen: (one: One) => void;
}

/** The list that opens with an @ in a text field. The focus stays in the field; the list is only pointed at. */
export function useMentionList<One extends Mentionable>(options: MentionListOptions<One>) {
  const { field, text, people, maxLength, onText, onChosen } = options;
  /** Null while the field has no focus. */
  const [caret, setCaret] = useState<number | null>(null);
  /** The sign whose list was closed by hand. */
  const [closedAt, setClosedAt] = useState<number>();
  const [pointed, setPointed] = useState({ query: '', at: 0 });
  const typed = caret === null ? null : findTyped(text, caret);
  const isClosed = !typed || typed.start === closedAt;
  const found = isClosed ? [] : findMentionable(typed.query, people);
  const active = pointed.query === typed?.query ? Math.min(pointed.at, found.length - 1) : 0;

  /** The caret has moved, perhaps by typing; away from a sign its list may open again. */
  const follow = () => {
    const at = field.current?.selectionStart ?? null;
    setCaret(at);
    if (at === null || findTyped(field.current?.value ?? '', at)?.start !== closedAt) setClosedAt(undefined);
  };
  const choose = (one: One | undefined) => {
    const area = field.current;
    if (!one || !typed || caret === null || !area) return;
    const mention = `@${one.name} `;
    if (text.length - (caret - typed.start) + mention.length > maxLength) return setClosedAt(typed.start);
    area.setRangeText(mention, typed.start, caret, 'end');
    setCaret(area.selectionStart);
    onText(area.value);
    onChosen(one);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in the middle of a word of an input method belongs to that word.
    if (found.length === 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setPointed({ query: typed?.query ?? '', at: (active + step + found.length) % found.length });
    else if (event.key === 'Escape') setClosedAt(typed?.start);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(found[active]);
    else return;
    event.preventDefault();
  };
  return { query: typed?.query ?? '', found, active, follow, leave: () => setCaret(null), choose, onKeyDown };
}
