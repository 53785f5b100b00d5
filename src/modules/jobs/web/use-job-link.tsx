import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { readStored, writeStored } from '#src/browser/storage.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { desktop, useMediaQuery } from '#src/ui/use-media-query.ts';
import type { ListedJob } from '../listed-job.ts';
import { isRestricted } from './hiring-words.ts';
import { jobAddress } from './job-address.ts';

const RestrictedDialog = lazy(() => import('./restricted-dialog.tsx'));
const CONFIRMED = 'parley.confirmed-jobs';
const session = () => sessionStorage;

/**
 * How a card opens its job: a wide screen in a new tab that carries the query, a phone in the same tab without it. A job
 * that leaves the reader's country out asks first, once a visit.
 */
export function useJobLink(job: ListedJob): {
  linkProps: { to: string; state: string; target?: string; onClick: (event: MouseEvent) => void };
  dialog: ReactNode;
} {
  const { language } = useTranslation();
  const navigate = useNavigate();
  const isWide = useMediaQuery(desktop);
  const [isAsking, setIsAsking] = useState(false);
  const to = jobAddress(language, job, isWide);
  // The same tab knows the list without showing it in the address.
  const state = job.query_id;

  const onClick = (event: MouseEvent) => {
    if (!isRestricted(job.eligibility) || confirmedJobs().includes(job.id)) return;
    event.preventDefault();
    setIsAsking(true);
  };
  const confirm = () => {
    setIsAsking(false);
    writeStored(CONFIRMED, [...confirmedJobs(), job.id], session);
    if (isWide) window.open(to, '_blank');
    else navigate(to, { state });
  };
  return {
    linkProps: { to, state, onClick, ...(isWide && { target: '_blank' }) },
    dialog: isAsking ? (
      <Suspense>
        <RestrictedDialog job={job} onCancel={() => setIsAsking(false)} onConfirm={confirm} />
      </Suspense>
    ) : null,
  };
}

function confirmedJobs(): number[] {
  return readStored<number[]>(CONFIRMED, session) ?? [];
}
