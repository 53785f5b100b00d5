import type { ComponentProps } from 'react';
import { useLiveButton } from './early-input.ts';

/** A button without looks of its own, for pages that the server draws: a press that came before its scripts is made again. */
export function LiveButton({ ref, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} ref={useLiveButton(ref)} />;
}
