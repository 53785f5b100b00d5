import type { TeamMember } from '../use-team.ts';
import { splitMentions } from './mentions.ts';

/** A note with its mentions to be seen at a glance. */
export function NoteText({ text, people }: { text: string; people: readonly TeamMember[] }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap break-words text-ink">
      {splitMentions(text, people).map((piece) =>
        piece.people.length > 0 ? (
          <strong key={piece.at} className="font-semibold text-accent-ink">
            <bdi>{piece.text}</bdi>
          </strong>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
