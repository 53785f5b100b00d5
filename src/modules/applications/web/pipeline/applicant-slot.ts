import { createContext, type ReactNode } from 'react';

/** What a later module says of an applicant; the page that joins them hands it in. */
export const ApplicantSlot = createContext<((applicationId: number, isLarge?: boolean) => ReactNode) | null>(null);
