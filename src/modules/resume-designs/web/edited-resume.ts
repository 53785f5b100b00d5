import type { OnlineResume } from '../resume-designs.contract.ts';

/** What the editor changes. */
export type EditedResume = Pick<OnlineResume, 'name' | 'language' | 'options' | 'content'>;
export type Content = OnlineResume['content'];
export type Change = (change: Partial<EditedResume>) => void;

/** What each group of fields is given. */
export interface Editing {
  content: Content;
  onChange: (change: Partial<Content>) => void;
}
