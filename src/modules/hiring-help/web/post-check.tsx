import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isolate } from '#src/kernel/isolate.ts';
import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { focusField } from '#src/modules/jobs/web/posting/form-section.tsx';
import { sendable } from '#src/modules/jobs/web/posting/job-form-state.ts';
import type { PostHelpProps } from '#src/modules/jobs/web/posting/post-help-slot.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { useDebounced } from '#src/ui/controls/use-debounced.ts';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { PostFinding } from '../hiring-help.contract.ts';
import { replaceWords } from '../post-html.ts';
import { showWords } from './show-words.ts';

const REST_MS = 1200;

/** EMP-02: what could be better in the post, asked whenever typing rests. */
export function PostCheck({ fields, onPatch }: PostHelpProps) {
  const { t } = useTranslation();
  const { findings, hasFailed } = useFindings(fields);
  const card = useRef<HTMLElement>(null);
  const isBegun = Boolean(fields.title || fields.description);
  return (
    <section
      ref={card}
      aria-labelledby="post-check"
      className="grid gap-3 rounded-card border border-line bg-surface p-4 [@media(scripting:none)]:hidden"
    >
      <div>
        <h3 id="post-check" className="font-semibold text-ink">
          {t('hiring.check.title')}
        </h3>
        <p className="text-ink-muted text-sm">{t('hiring.check.intro')}</p>
      </div>
      <p role="status" className="flex items-center gap-2 font-semibold text-ink text-sm empty:hidden">
        {isBegun ? <Verdict findings={findings} hasFailed={hasFailed} /> : null}
      </p>
      {findings && findings.length > 0 ? (
        <ul className="grid divide-y divide-line">
          {findings.map((finding) => (
            <FindingRow
              key={`${finding.rule} ${finding.field} ${finding.quote}`}
              finding={finding}
              fields={fields}
              onPatch={onPatch}
              form={() => card.current?.closest('form') ?? null}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Verdict({ findings, hasFailed }: { findings: PostFinding[] | undefined; hasFailed: boolean }) {
  const { t } = useTranslation();
  if (hasFailed) return <span className="font-normal text-ink-muted">{t('hiring.check.failed')}</span>;
  if (!findings) {
    return (
      <>
        <Spinner />
        <span className="font-normal text-ink-muted">{t('hiring.check.checking')}</span>
      </>
    );
  }
  if (findings.length > 0) return t('hiring.check.count', { count: findings.length });
  return (
    <>
      <CircleCheck aria-hidden className="size-5 text-accent-ink" />
      {t('hiring.check.clean')}
    </>
  );
}

function useFindings(fields: TypedFields) {
  const [findings, setFindings] = useState<PostFinding[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const settled = useDebounced(fields, REST_MS);
  useEffect(() => {
    if (!settled.title && !settled.description) return;
    let isCurrent = true;
    api('POST /recruiters/jobs/check', { fields: sendable(settled) }).then(
      (answer) => {
        if (!isCurrent) return;
        setFindings(answer.findings);
        setHasFailed(false);
      },
      // Offline, or one look too many: typing goes on, and so does the next look.
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return { findings, hasFailed };
}

interface FindingRowProps extends PostHelpProps {
  finding: PostFinding;
  form: () => HTMLElement | null;
}

function FindingRow({ finding, fields, onPatch, form }: FindingRowProps) {
  const { t } = useTranslation();
  const { level, text, field, quote, suggestion } = finding;
  const Icon = level === 'must' ? CircleAlert : Lightbulb;
  const mended = quote !== null && suggestion !== null ? mend(fields, field, quote, suggestion) : null;
  const show = () => {
    const place = form()?.querySelector<HTMLElement>(`[data-job-field="${field}"]`) ?? null;
    if (quote === null || !showWords(place, quote)) focusField(form(), field);
  };
  const apply = () => {
    if (!mended) return;
    onPatch(mended.patch);
    showToast(t('hiring.check.applied'), {
      tone: 'success',
      action: { label: t('hiring.check.undo'), onAction: () => onPatch(mended.before) },
    });
  };
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon
        aria-hidden
        className={
          level === 'must' ? 'mt-0.5 size-5 shrink-0 text-danger-ink' : 'mt-0.5 size-5 shrink-0 text-apricot-ink'
        }
      />
      <div className="min-w-0 flex-1">
        <p className="text-ink-muted text-xs">{t(`hiring.check.${level}`)}</p>
        <p className="wrap-anywhere text-ink text-sm">{text}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {mended ? (
            <Button size="sm" variant="soft" onClick={apply}>
              {suggestion ? t('hiring.check.use', { words: isolate(suggestion) }) : t('hiring.check.remove')}
            </Button>
          ) : null}
          <Button size="sm" variant="quiet" onClick={show}>
            {t('hiring.check.show')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The change that a suggestion makes, with what stood there before; null where the words are gone already. */
function mend(fields: TypedFields, field: string, quote: string, suggestion: string) {
  if (field === 'title' && fields.title?.includes(quote)) {
    return { patch: { title: fields.title.replace(quote, () => suggestion) }, before: { title: fields.title } };
  }
  if (field !== 'description') return null;
  const description = replaceWords(fields.description ?? '', quote, suggestion);
  return description === null ? null : { patch: { description }, before: { description: fields.description ?? '' } };
}
