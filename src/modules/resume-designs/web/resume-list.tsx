import { Copy, Download, FilePlus2, Link2, Pencil, Trash2 } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Form, useRevalidator } from 'react-router';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { MOST_COPIES, MOST_DRAFTS } from '../limits.ts';
import type { ResumeSummary } from '../resume-designs.contract.ts';

/** Drafts to work on and copies that stay as they are, each with what can be done with it. */
export function ResumeList({ drafts, copies }: { drafts: ResumeSummary[]; copies: ResumeSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-10">
      <Group title={t('profiles.online.drafts')} count={drafts.length} most={MOST_DRAFTS}>
        {drafts.map((resume) => (
          <ResumeCard key={resume.id} resume={resume} />
        ))}
      </Group>
      {copies.length > 0 ? (
        <Group
          title={t('profiles.online.copies')}
          text={t('profiles.online.copiesText')}
          count={copies.length}
          most={MOST_COPIES}
        >
          {copies.map((resume) => (
            <ResumeCard key={resume.id} resume={resume} />
          ))}
        </Group>
      ) : null}
    </div>
  );
}

interface GroupProps {
  title: string;
  text?: string;
  count: number;
  most: number;
  children: ReactNode;
}

function Group({ title, text, count, most, children }: GroupProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={title}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="font-bold text-ink text-xl">{title}</h2>
        <p className="text-ink-muted text-sm">{t('profiles.online.most', { count, most })}</p>
      </div>
      {text ? <p className="mb-3 text-ink-muted">{text}</p> : null}
      <ul className="grid gap-3 lg:grid-cols-2">{children}</ul>
    </section>
  );
}

function ResumeCard({ resume: { id, kind, name, options, updated_at } }: { resume: ResumeSummary }) {
  const { t, language } = useTranslation();
  const { revalidate } = useRevalidator();
  const isDraft = kind === 'draft';
  return (
    <li>
      <Card className="grid gap-3">
        <div className="min-w-0">
          <h3 className="truncate font-semibold text-ink text-lg">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-ink-muted text-sm">
            {t(`profiles.designs.${options.design}.name`)} · <LocalTime moment={updated_at} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isDraft ? (
            <LinkButton
              to={`/${language}/online-resume/${id}`}
              variant="soft"
              size="sm"
              icon={<Pencil aria-hidden className="size-4" />}
            >
              {t('profiles.own.edit')}
            </LinkButton>
          ) : null}
          <LinkButton
            to={`/${language}/online-resume/sharing?resume=${id}`}
            variant="quiet"
            size="sm"
            icon={<Link2 aria-hidden className="size-4" />}
          >
            {t('profiles.sharing.share')}
          </LinkButton>
          <a href={`/download/online-resume/${id}.pdf`} download className={buttonStyle('quiet', 'sm')}>
            <Download aria-hidden className="size-4" />
            PDF
          </a>
          <a href={`/download/online-resume/${id}.docx`} download className={buttonStyle('quiet', 'sm')}>
            <Download aria-hidden className="size-4" />
            DOCX
          </a>
          <a href={`/download/online-resume/${id}.json`} download className={buttonStyle('quiet', 'sm')}>
            <Download aria-hidden className="size-4" />
            JSON
          </a>
          {isDraft ? (
            <Act intent="copy" id={id} icon={<Copy aria-hidden className="size-4" />}>
              {t('profiles.online.keepCopy')}
            </Act>
          ) : (
            <Act intent="create" id={id} design={options.design} icon={<FilePlus2 aria-hidden className="size-4" />}>
              {t('profiles.online.workOn')}
            </Act>
          )}
          <Act
            intent="delete"
            id={id}
            icon={<Trash2 aria-hidden className="size-4" />}
            onSubmit={(event) => {
              event.preventDefault();
              deleteResume(id, t, revalidate);
            }}
          >
            {t('profiles.own.delete')}
          </Act>
        </div>
      </Card>
    </li>
  );
}

interface ActProps {
  intent: 'copy' | 'create' | 'delete';
  id: number;
  design?: string;
  icon: ReactNode;
  children: ReactNode;
  onSubmit?: (event: FormEvent) => void;
}

/** A form of one button, so that it works without scripts too. */
function Act({ intent, id, design, icon, children, onSubmit }: ActProps) {
  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={intent === 'create' ? 'from' : 'id'} value={id} />
      {design ? <input type="hidden" name="design" value={design} /> : null}
      <Button type="submit" variant="quiet" size="sm" icon={icon}>
        {children}
      </Button>
    </Form>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** Gone at once, and back with one press for as long as the toast stands. */
async function deleteResume(id: number, t: Translate, onChange: () => void): Promise<void> {
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showToast((error as Error).message || t('profiles.own.failed'), { tone: 'danger' });
    }
    onChange();
  };
  const restore = () => attempt(() => api('POST /resume-template/online-resumes/:id/restore', { id }));
  await attempt(async () => {
    await api('DELETE /resume-template/online-resumes/:id/delete', { id });
    showToast(t('resumes.attached.deleted'), { action: { label: t('resumes.attached.undo'), onAction: restore } });
  });
}
