import { useMemo } from 'react';
import { directionOf } from '#src/modules/options/languages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { type DiffPiece, diffWords, sideOf } from '../word-diff.ts';

interface ComparedTextProps {
  before: string;
  after: string;
  language: string;
}

/** The two texts beside each other, with what has gone and what has come marked. */
export function ComparedText({ before, after, language }: ComparedTextProps) {
  const { t } = useTranslation();
  const pieces = useMemo(() => diffWords(before, after, language), [before, after, language]);
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {before ? <Side title={t('ai.panel.before')} pieces={pieces} kind="removed" language={language} /> : null}
      <div className={classNames('grid grid-cols-1', before ? null : 'sm:col-span-2')}>
        <Side title={t('ai.panel.after')} pieces={pieces} kind="added" language={language} isPlain={!before} />
      </div>
    </div>
  );
}

/** By its first letter; the browser's own guess would read the marks for those who hear the text. */
function directionIn(pieces: DiffPiece[]): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(pieces.map(({ text }) => text).join('')) ?? [];
  return /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(letter) ? 'rtl' : 'ltr';
}

interface SideProps {
  title: string;
  pieces: DiffPiece[];
  kind: 'removed' | 'added';
  language: string;
  /** Where everything is new there is nothing to mark. */
  isPlain?: boolean;
}

function Side({ title, pieces, kind, language, isPlain }: SideProps) {
  const shown = sideOf(pieces, kind);
  return (
    <section className="min-w-0 rounded-card border border-line bg-canvas p-3">
      <h4 className="mb-1 font-semibold text-ink-muted text-xs">{title}</h4>
      <p
        dir={kind === 'added' ? directionOf(language) : directionIn(shown)}
        lang={kind === 'added' ? language : undefined}
        className="wrap-anywhere whitespace-pre-line text-ink text-sm text-start"
      >
        {shown.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no ids and never move
          <Marked key={at} piece={piece} isPlain={isPlain} />
        ))}
      </p>
    </section>
  );
}

function Marked({ piece: { kind, text }, isPlain }: { piece: DiffPiece; isPlain?: boolean }) {
  const { t } = useTranslation();
  if (kind === 'same' || isPlain) return text;
  if (kind === 'removed') {
    return (
      <del className="bg-danger-soft text-danger-ink decoration-1">
        <Heard>{t('ai.panel.was')}</Heard>
        {text}
      </del>
    );
  }
  return (
    <ins className="bg-accent-soft text-accent-ink no-underline">
      <Heard>{t('ai.panel.now')}</Heard>
      {text}
    </ins>
  );
}

/** Marks a change for those who hear it; whoever copies the text does not get it. */
function Heard({ children }: { children: string }) {
  return <span className="sr-only select-none">{` [${children}] `}</span>;
}
