import { type ComponentType, createContext, use } from 'react';
import type { TypedFields } from '../../job-schemas.ts';

/** What help with the words of a job gets: the form as it stands, and a way to change it. */
export interface PostHelpProps {
  fields: TypedFields;
  onPatch: (patch: TypedFields) => void;
}

const Help = createContext<ComponentType<PostHelpProps> | null>(null);

/** A page that has help to offer puts its form in here. */
export const PostHelpProvider = Help.Provider;

/** Where help stands in the form; nothing on pages that have none. */
export function PostHelpSlot(props: PostHelpProps) {
  const Offered = use(Help);
  return Offered ? <Offered {...props} /> : null;
}
