import type { Conversation } from '../chat-fields.ts';

/** Who knows the viewer, a talent, by first name and initial only (PROF-04). */
export function namelessTo({ side, other, is_name_shared }: Conversation): string | undefined {
  return side === 'talent' && !is_name_shared ? other.name : undefined;
}
