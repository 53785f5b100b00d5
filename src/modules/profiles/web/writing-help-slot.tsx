import { type ComponentType, createContext, use } from 'react';

/** A text of the profile or of a resume that somebody may want help with. */
export interface WritingHelpProps {
  section: 'work' | 'education' | 'summary';
  /** What is typed now: job title or degree, company or school, and the text. */
  read: () => { title: string; place: string; text: string };
  /** Puts a text where this one stands. */
  onText: (text: string) => void;
  /** The text is the profile's own summary, which can be saved from here; then the form is left. */
  onSaved?: () => void;
}

const Help = createContext<ComponentType<WritingHelpProps> | null>(null);

/** A page that has help to offer puts its forms in here. */
export const WritingHelpProvider = Help.Provider;

/** Where help stands in a form; nothing on pages that have none. */
export function WritingHelpSlot(props: WritingHelpProps) {
  const Offered = use(Help);
  return Offered ? <Offered {...props} /> : null;
}
