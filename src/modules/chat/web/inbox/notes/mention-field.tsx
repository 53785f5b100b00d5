import { AtSign } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextareaField, type TextareaFieldProps } from '#src/ui/controls/textarea-field.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { Highlight } from '#src/ui/pickers/highlight.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TeamMember } from '../use-team.ts';
import { useMentionList } from './use-mention-list.ts';

interface MentionFieldProps extends Pick<TextareaFieldProps, 'label' | 'isOptional' | 'rows' | 'className'> {
  text: string;
  maxLength: number;
  people: readonly TeamMember[];
  onText: (text: string) => void;
  /** Someone was taken from the list: names alone do not tell two people of one name apart. */
  onChosen: (one: TeamMember) => void;
}

/**
 * EMP-07: a text in which @ opens the list of colleagues. It stays a textbox of several lines: as a combobox, screen
 * readers would take it for one line. The list is announced and pointed at with aria-activedescendant.
 */
export function MentionField({ text, people, onText, onChosen, maxLength, ...field }: MentionFieldProps) {
  const { t, language } = useTranslation();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useMentionList({ field: area, text, people, maxLength, onText, onChosen });
  const isOpen = list.found.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;
  const start = () => {
    const place = area.current;
    if (!place) return;
    place.focus();
    const { selectionStart: from, selectionEnd: to } = place;
    if (text.length - (to - from) + 2 > maxLength) return;
    const isAtWord = from > 0 && !/\s/.test(text[from - 1] ?? '');
    place.setRangeText(isAtWord ? ' @' : '@', from, to, 'end');
    onText(place.value);
    list.follow();
  };
  return (
    <div>
      <TextareaField
        {...field}
        ref={area}
        dir={text ? 'auto' : undefined}
        maxLength={maxLength}
        value={text}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(list.active) : undefined}
        onChange={(event) => {
          onText(event.target.value);
          list.follow();
        }}
        onSelect={list.follow}
        onFocus={list.follow}
        onBlur={list.leave}
        onKeyDown={list.onKeyDown}
      />
      {isOpen ? (
        <div
          ref={showWhole}
          id={listId}
          role="listbox"
          aria-label={t('inbox.notes.colleagues')}
          className="mt-1 max-h-60 animate-rise overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-overlay"
        >
          {list.found.map((one, at) => (
            <Option
              key={one.account_id}
              id={optionId(at)}
              one={one}
              query={list.query}
              isActive={at === list.active}
              onChoose={() => list.choose(one)}
            />
          ))}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isOpen ? t('inbox.notes.found', { number: new Intl.NumberFormat(language).format(list.found.length) }) : null}
      </p>
      {people.length > 0 ? (
        <div className="flex items-center gap-1 text-ink-muted text-sm">
          <IconButton
            size="sm"
            className="-ms-2"
            label={t('inbox.notes.mention')}
            icon={<AtSign aria-hidden />}
            // The press must not take the focus out of the field, and on a phone the keyboard away.
            onMouseDown={(event) => event.preventDefault()}
            onClick={start}
          />
          {t('inbox.notes.hint')}
        </div>
      ) : null}
    </div>
  );
}

/** Below the fold nobody would know of it. */
function showWhole(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}

interface OptionProps {
  id: string;
  one: TeamMember;
  query: string;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, one, query, isActive, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: pointed at through aria-activedescendant
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2 py-1 hover:bg-hover',
        isActive && 'bg-hover ring-2 ring-focus ring-inset',
      )}
    >
      <Avatar name={one.name} src={one.avatar} size="sm" isDecorative />
      <span className="min-w-0 text-sm">
        <span className="block truncate text-ink">
          <bdi>
            <Highlight text={one.name} query={query} />
          </bdi>
        </span>
        <span className="block truncate text-ink-muted text-xs">
          <bdi>{one.position}</bdi>
        </span>
      </span>
    </div>
  );
}
