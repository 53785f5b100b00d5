import { Fragment } from 'react';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';

interface TextWithLinksProps {
  text: TextKey;
  /** By the name of their place in the text. */
  links: Record<string, { href: string; label: string }>;
}

const MARK = '\u0000';

/** A sentence with links where its language wants them. They open beside the page, so that nothing typed is lost. */
export function TextWithLinks({ text, links }: TextWithLinksProps) {
  const { t } = useTranslation();
  const places = Object.fromEntries(Object.keys(links).map((name) => [name, `${MARK}${name}${MARK}`]));
  return t(text, places)
    .split(MARK)
    .map((part, at) => {
      const link = at % 2 === 1 ? links[part] : undefined;
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      if (!link) return <Fragment key={at}>{part}</Fragment>;
      return (
        <a
          key={part}
          href={link.href}
          target="_blank"
          rel="noopener"
          className="rounded-sm font-medium text-accent-ink underline decoration-accent/40 underline-offset-4 hover:decoration-current"
        >
          {link.label}
        </a>
      );
    });
}
