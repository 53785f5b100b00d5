import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Sends a form whose fields count at once where scripts run. */
export function NoScriptSubmit({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 hidden [@media(scripting:none)]:block">
      <Button type="submit">{children}</Button>
    </div>
  );
}
