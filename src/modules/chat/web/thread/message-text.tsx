import { breakLinks } from './break-links.ts';

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/g;

/**
 * Text as it was typed; addresses become links. In a message with a warning they are broken instead, so that nobody
 * follows one by chance.
 */
export function MessageText({ text, isLinked = true }: { text: string; isLinked?: boolean }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]">
      {isLinked ? withLinks(text) : breakLinks(text)}
    </p>
  );
}

function withLinks(text: string) {
  const parts: (string | { href: string; at: number })[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    parts.push(text.slice(from, match.index), { href: match[0], at: match.index });
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        key={part.at}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        dir="ltr"
        className="text-accent-ink underline underline-offset-4"
      >
        {part.href}
      </a>
    ),
  );
}
