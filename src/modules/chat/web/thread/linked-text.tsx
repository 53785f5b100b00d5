import { useTranslation } from '#src/ui/translation.tsx';
import { splitAddresses } from '../../addresses.ts';

/** Where a link in a conversation leads first: our own page, which says whose site it is. */
export function leavePath(language: string, conversationId: number, address: string): string {
  return `/${language}/leave?chat=${conversationId}&to=${encodeURIComponent(address)}`;
}

/** Someone's words with their addresses as links; none in what is not in the conversation yet. */
export function LinkedText({ text, conversationId }: { text: string; conversationId: number | undefined }) {
  const { language } = useTranslation();
  if (conversationId === undefined) return text;
  return splitAddresses(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the words never change their order
        key={at}
        href={leavePath(language, conversationId, part)}
        target="_blank"
        rel="noopener noreferrer nofollow"
        dir="ltr"
        className="text-accent-ink underline underline-offset-4"
      >
        {part}
      </a>
    ),
  );
}
