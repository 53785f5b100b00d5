import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, Input, SearchField } from 'react-aria-components/SearchField';
import { classNames } from '../class-names.ts';
import { controlStyle } from '../controls/field.tsx';

/** The search line of a picker. Inside an Autocomplete it drives the list with the arrow keys. */
export function PickerSearch({
  label,
  placeholder,
  clearLabel,
}: {
  label: string;
  placeholder: string;
  clearLabel: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  // After the panel around it, which takes the focus itself from the second opening on.
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <SearchField aria-label={label} className="group relative flex min-w-0 flex-1 items-center">
      <Search aria-hidden className="pointer-events-none absolute start-3 size-5 text-ink-muted" />
      <Input ref={input} placeholder={placeholder} className={classNames(controlStyle, 'min-h-11 ps-10 pe-11')} />
      <Button
        aria-label={clearLabel}
        className="absolute end-0 grid size-11 place-items-center rounded-control text-ink-muted outline-none data-hovered:text-ink data-focus-visible:ring-2 data-focus-visible:ring-focus group-data-empty:hidden"
      >
        <X aria-hidden className="size-5" />
      </Button>
    </SearchField>
  );
}
