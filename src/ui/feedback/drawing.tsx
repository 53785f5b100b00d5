import { type IllustrationName, illustrations, isOneWay } from '#src/kernel/illustrations.ts';

/** Decorative: the heading beside it speaks. */
export function Drawing({ name }: { name: IllustrationName }) {
  return (
    <svg
      viewBox="0 0 200 148"
      aria-hidden="true"
      className={isOneWay(name) ? 'illustration-one-way' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, nothing of anybody else is in them
      dangerouslySetInnerHTML={{ __html: illustrations[name] }}
    />
  );
}
