import { createContext, type ReactNode } from 'react';
import type { JobDetail } from '../jobs.contract.ts';

/** The first action of a job. It belongs to a module below this one, so the page that joins them hands it in. */
export const JobLead = createContext<((job: JobDetail) => ReactNode) | null>(null);
