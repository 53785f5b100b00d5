import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaLocale } from './aria-locale.tsx';

export interface TooltipProps {
  text: string;
  /** Something that can be focused; a tooltip that only a pointer can reach tells nobody else. */
  children: ReactElement<Record<string, unknown>, string>;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={400} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip
          offset={6}
          className="max-w-64 rounded-lg bg-ink px-3 py-1.5 text-canvas text-sm shadow-lift overlay-motion"
        >
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  );
}
