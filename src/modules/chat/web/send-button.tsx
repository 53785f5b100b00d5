import { SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/controls/button.tsx';

interface SendButtonProps {
  size: 'sm' | 'lg';
  isLoading: boolean;
  children: ReactNode;
}

/** Sends what was typed in the form around it. */
export function SendButton({ size, isLoading, children }: SendButtonProps) {
  const look = size === 'lg' ? 'size-5 rtl:-scale-x-100' : 'size-4 rtl:-scale-x-100';
  return (
    <Button type="submit" size={size} isLoading={isLoading} iconAfter={<SendHorizontal aria-hidden className={look} />}>
      {children}
    </Button>
  );
}
