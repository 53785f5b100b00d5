import type { PostHelpProps } from '#src/modules/jobs/web/posting/post-help-slot.tsx';
import { PostCheck } from './post-check.tsx';
import { PostWriter } from './post-writer.tsx';

/** EMP-02: a post written from a few facts, and what could be better in the one that stands there. */
export default function PostHelp(props: PostHelpProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <PostWriter {...props} />
      <PostCheck {...props} />
    </div>
  );
}
