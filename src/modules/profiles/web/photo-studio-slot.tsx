import { type ComponentType, createContext, use } from 'react';

/** A window that makes a profile photo out of another one; it stands in the place of the usual one. */
export interface PhotoStudioProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The photo of the profile is another one now. */
  onUsed: () => void;
}

interface PhotoStudio {
  Window: ComponentType<PhotoStudioProps>;
  /** The words of the button that opens it. */
  label: string;
}

const Studio = createContext<PhotoStudio | null>(null);

/** A page that has one to offer puts its profile in here. */
export const PhotoStudioProvider = Studio.Provider;

/** What is offered; null on pages that have none. */
export function usePhotoStudio(): PhotoStudio | null {
  return use(Studio);
}
