import { fillJobSlot } from '#src/modules/jobs/web/job-slot.ts';
import { MatchMark } from '#src/modules/matching/web/match-mark.tsx';

// Whoever signs out or changes the role gets a new page, and without an account no mark has an answer.
fillJobSlot(MatchMark);
