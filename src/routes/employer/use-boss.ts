import { useOutletContext } from 'react-router';
import type { Boss } from './employer-shell.tsx';

/** Who is at work here, for which company, and what they may do. */
export function useBoss(): Boss {
  return useOutletContext<Boss>();
}
