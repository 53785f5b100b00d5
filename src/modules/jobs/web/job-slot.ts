import { type ComponentType, createContext } from 'react';

export interface JobSlotProps {
  jobId: number;
  /** Beside the title of the job's own page there is more room than on a card. */
  isLarge?: boolean;
}

/** What a later module says of a job to its reader; the frame of the page hands it in for those it is for. */
export const JobSlot = createContext<ComponentType<JobSlotProps> | null>(null);
