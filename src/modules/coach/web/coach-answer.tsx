import { Compass, Cpu } from 'lucide-react';
import { useState } from 'react';
import { JobCard } from '#src/modules/jobs/web/job-card.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CoachBlock, CoachTurn } from '../coach.contract.ts';

/** A question, as its own bubble. */
export function Question({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <p className="ms-auto max-w-[88%] whitespace-pre-wrap break-words rounded-2xl rounded-ee-sm bg-accent-soft px-4 py-2.5 text-ink">
      <span className="sr-only">{t('coach.you')}: </span>
      <bdi>{text}</bdi>
    </p>
  );
}

interface AnswerProps {
  text: string;
  language: string | undefined;
  blocks: CoachBlock[];
  engine?: CoachTurn['engine'];
  hasFallenBack?: boolean;
  note?: string;
}

/** What the coach says, with what stands beside its words, and what wrote it. */
export function Answer({ text, language, blocks, engine, hasFallenBack, note }: AnswerProps) {
  const { t } = useTranslation();
  return (
    <article aria-label={t('coach.coach')} className="grid min-w-0 gap-3 sm:grid-cols-[2.25rem_minmax(0,1fr)]">
      <span aria-hidden className="grid size-9 place-items-center rounded-xl bg-accent text-on-accent">
        <Compass className="size-5" />
      </span>
      <div className="grid min-w-0 gap-3">
        <div lang={language} dir="auto" className="grid gap-2.5 whitespace-pre-wrap break-words text-ink">
          {text.split('\n\n').map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever come at the end
            <p key={at} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they come together and stay
          <Block key={at} block={block} language={language} />
        ))}
        {note ? <p className="text-ink-muted text-sm">{note}</p> : null}
        {engine ? <EngineLine engine={engine} hasFallenBack={hasFallenBack ?? false} /> : null}
      </div>
    </article>
  );
}

function EngineLine({ engine, hasFallenBack }: { engine: CoachTurn['engine']; hasFallenBack: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="flex gap-2 text-ink-muted text-xs">
      <Cpu aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {engine.model === null ? t('coach.builtIn') : t('coach.external', { model: engine.model })}
        {hasFallenBack ? ` ${t('coach.fellBack')}` : ''}
      </span>
    </p>
  );
}

function Block({ block, language }: { block: CoachBlock; language: string | undefined }) {
  if (block.kind === 'jobs') return <Jobs block={block} />;
  if (block.kind === 'counts') return <Counts block={block} />;
  if (block.kind === 'draft') return <Draft text={block.text} language={language} />;
  return <Links block={block} />;
}

function Jobs({ block }: { block: Extract<CoachBlock, { kind: 'jobs' }> }) {
  const { t, language } = useTranslation();
  return (
    <div className="grid min-w-0 gap-2">
      <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] sm:overflow-visible sm:px-0">
        {block.jobs.map(({ job, reason }, index) => (
          <li key={job.id} className="flex w-[80%] shrink-0 snap-start flex-col gap-1.5 sm:w-auto">
            <div className="grow">
              <JobCard job={job} index={index} />
            </div>
            {reason ? <p className="px-1 text-ink-muted text-sm">{reason}</p> : null}
          </li>
        ))}
      </ul>
      {block.gone > 0 ? <p className="text-ink-muted text-sm">{t('coach.gone', { count: block.gone })}</p> : null}
      {block.path ? (
        <p className="text-sm">
          <TextLink to={`/${language}${block.path}`}>{t('coach.showAll')}</TextLink>
        </p>
      ) : null}
    </div>
  );
}

function Counts({ block: { rows, total } }: { block: Extract<CoachBlock, { kind: 'counts' }> }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-2">
      {rows.map(({ name, count }) => (
        <li key={name} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm">
          <span className="text-ink">{name}</span>
          <span className="text-ink-muted tabular-nums">{t('coach.counted', { count })}</span>
          <span aria-hidden className="col-span-2 h-2 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-accent"
              style={{ inlineSize: `${Math.round((100 * count) / Math.max(1, total))}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Draft({ text, language }: { text: string; language: string | undefined }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <figure className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <figcaption className="flex items-center justify-between gap-3 font-semibold text-ink text-sm">
        {t('coach.draft')}
        <Button size="sm" variant="soft" onClick={copy}>
          {isCopied ? t('coach.copied') : t('coach.copy')}
        </Button>
      </figcaption>
      <blockquote lang={language} dir="auto" className="whitespace-pre-wrap break-words text-ink">
        {text}
      </blockquote>
    </figure>
  );
}

function Links({ block: { links } }: { block: Extract<CoachBlock, { kind: 'links' }> }) {
  const { language } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {links.map(({ label, path }) => (
        <TextLink key={path} to={`/${language}${path}`}>
          {label}
        </TextLink>
      ))}
    </p>
  );
}
