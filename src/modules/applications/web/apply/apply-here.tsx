import type { ComponentProps } from 'react';
import { ApplyLink } from '../apply-link.tsx';
import { useApplyHere } from './use-apply-here.tsx';

/** 'Apply' where one reads a list or a chat: the steps open over it, so that nobody loses their place. */
export function ApplyHere({ job, size }: Pick<ComponentProps<typeof ApplyLink>, 'job' | 'size'>) {
  const { open, dialog } = useApplyHere(job.id);
  return (
    <>
      <ApplyLink job={job} size={size} onOpen={open} />
      {dialog}
    </>
  );
}
