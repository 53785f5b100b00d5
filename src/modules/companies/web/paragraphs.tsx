import { directionOf, findLanguage } from '#src/modules/options/languages.ts';

/** A company's own text, in its own language and direction: blank lines part paragraphs. */
export function Paragraphs({ text, language }: { text: string; language: string }) {
  const known = findLanguage(language)?.code;
  return (
    <div lang={known} dir={known ? directionOf(known) : 'auto'} className="max-w-prose space-y-4 text-ink">
      {text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim())
        .map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
    </div>
  );
}
