import { classNames } from '#src/ui/class-names.ts';

const look = classNames(
  'mt-8 text-ink leading-relaxed [&>*:first-child]:mt-0 [&_a]:text-accent-ink [&_a]:underline [&_p]:mt-4',
  '[&_h2]:mt-10 [&_h2]:text-balance [&_h2]:font-semibold [&_h2]:text-2xl [&_h3]:mt-6 [&_h3]:font-semibold [&_h3]:text-lg',
  '[&_ul]:mt-4 [&_ul]:list-disc [&_ul]:ps-6 [&_ul]:marker:text-accent [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:ps-6 [&_li]:mt-1.5',
  '[&_blockquote]:mt-4 [&_blockquote]:rounded-card [&_blockquote]:bg-accent-soft [&_blockquote]:px-4 [&_blockquote]:pt-px [&_blockquote]:pb-4',
  '[&_.table]:mt-4 [&_.table]:overflow-x-auto [&_td]:border-line [&_td]:border-t [&_td]:py-2 [&_td]:pe-4 [&_td]:align-top [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start',
);

/** The words of an article. Its elements come as HTML, so that their look is given from outside. */
export function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made out of our own files, in which markup is escaped
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />;
}
