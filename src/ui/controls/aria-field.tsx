import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { type FieldTexts, OptionalMark } from './field.tsx';

/** The label and messages of a React Aria field, looking like those of a native one. */
export function AriaFieldLabel({ label, isOptional, isLabelHidden }: FieldTexts) {
  return (
    <Label className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-semibold text-ink text-sm'}>
      {label}
      {isOptional ? <OptionalMark /> : null}
    </Label>
  );
}

export function AriaFieldMessages({ hint, error }: { hint?: ReactNode; error?: string | null }) {
  return (
    <>
      <FieldError className="mt-1.5 flex gap-1.5 text-danger-ink text-sm">
        {({ validationErrors }) => (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
      {hint ? (
        <Text slot="description" className="mt-1.5 block text-ink-muted text-sm">
          {hint}
        </Text>
      ) : null}
    </>
  );
}

/** The box around a control that is made of several parts. */
export const ariaBoxStyle =
  'flex w-full min-w-0 items-center rounded-control border border-line-firm bg-surface text-base text-ink transition-colors ' +
  'data-hovered:border-ink-muted data-invalid:border-danger data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-faint ' +
  'data-focus-within:border-focus data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-within:outline-2 data-focus-within:outline-focus';
