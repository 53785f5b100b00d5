import { Download, EllipsisVertical, Eye, FileText, Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AttachedResume } from '../attached-resumes.contract.ts';

const Menu = lazy(() => import('#src/ui/overlays/menu.tsx').then(({ Menu }) => ({ default: Menu })));
const PreviewDialog = lazy(() => import('./preview-dialog.tsx'));
const RenameForm = lazy(() => import('./rename-form.tsx'));

interface ResumeRowProps {
  resume: AttachedResume;
  onChange: () => void;
}

/** One kept resume, with everything that can be done with it. */
export function ResumeRow({ resume, onChange }: ResumeRowProps) {
  const { t, language } = useTranslation();
  const menu = useOverlay('menu');
  const preview = useOverlay();
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, size, url } = resume.file;
  const stopRenaming = () => {
    setIsRenaming(false);
    menu.triggerRef.current?.focus();
  };
  const entries = [
    { id: 'preview', label: t('resumes.attached.preview'), icon: <Eye />, onAction: () => preview.onOpenChange(true) },
    { id: 'rename', label: t('resumes.attached.rename'), icon: <Pencil />, onAction: () => setIsRenaming(true) },
    { id: 'download', label: t('resumes.attached.download'), icon: <Download />, onAction: () => location.assign(url) },
    {
      id: 'delete',
      label: t('profiles.own.delete'),
      icon: <Trash2 />,
      isDangerous: true,
      onAction: () => deleteResume(resume.id, t, onChange),
    },
  ];
  return (
    <li className="flex min-w-0 items-start gap-3 rounded-card border border-line bg-surface p-2 ps-4">
      <FileText aria-hidden className="mt-3 size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1 py-1">
        {isRenaming ? (
          <Suspense>
            <RenameForm
              resume={resume}
              onCancel={stopRenaming}
              onRenamed={() => {
                stopRenaming();
                onChange();
              }}
            />
          </Suspense>
        ) : (
          <FileName
            resume={resume}
            onOpen={(event) => {
              event.preventDefault();
              preview.onOpenChange(true);
            }}
          />
        )}
        <p className="text-ink-muted text-sm">
          {formatFileSize(size, language)} · <LocalTime moment={resume.updated_at} />
        </p>
        <Trouble resume={resume} />
        {resume.is_syncable ? (
          <LinkButton
            to={`/${language}/manage-profile/resume/${resume.id}`}
            variant="secondary"
            size="sm"
            className="mt-2 [@media(scripting:none)]:hidden"
          >
            {t('resumes.review.fill')}
          </LinkButton>
        ) : null}
      </div>
      <span className="[@media(scripting:none)]:hidden">
        <IconButton
          {...menu.triggerProps}
          label={t('profiles.own.more', { name })}
          icon={<EllipsisVertical aria-hidden />}
        />
      </span>
      <Suspense>
        {menu.wasOpened ? (
          <Menu
            {...menu.overlayProps}
            triggerRef={menu.triggerRef}
            label={t('profiles.own.more', { name })}
            groups={[{ id: 'resume', entries }]}
          />
        ) : null}
        {preview.wasOpened ? <PreviewDialog {...preview.overlayProps} resume={resume} /> : null}
      </Suspense>
    </li>
  );
}

/** Opens the preview; without scripts it is the download. */
function FileName({ resume, onOpen }: { resume: AttachedResume; onOpen: (event: MouseEvent) => void }) {
  const { name, url } = resume.file;
  const dot = name.lastIndexOf('.');
  return (
    <a
      href={url}
      onClick={resume.is_withheld ? undefined : onOpen}
      title={name}
      aria-label={name}
      className="flex min-h-9 max-w-full items-center font-medium text-ink hover:underline pointer-coarse:min-h-11"
    >
      <bdi className="truncate">{name.slice(0, dot)}</bdi>
      <bdi dir="ltr">{name.slice(dot)}</bdi>
    </a>
  );
}

function Trouble({ resume: { is_withheld, refusal } }: { resume: AttachedResume }) {
  const { t } = useTranslation();
  if (is_withheld) return <p className="text-danger-ink text-sm">{t('errors.fileWithheld' as TextKey)}</p>;
  return refusal ? <p className="text-apricot-ink text-sm">{t(`resumes.attached.refusal.${refusal}`)}</p> : null;
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** Gone at once, and back with one press for as long as the toast stands. */
async function deleteResume(id: number, t: Translate, onChange: () => void): Promise<void> {
  const restore = async () => {
    try {
      await api('POST /jobseeker/attached-resumes/:id/restore', { id });
    } catch (error) {
      showToast((error as Error).message || t('profiles.own.failed'), { tone: 'danger' });
    }
    onChange();
  };
  try {
    await api('DELETE /jobseeker/attached-resumes/:id', { id });
    showToast(t('resumes.attached.deleted'), { action: { label: t('resumes.attached.undo'), onAction: restore } });
  } catch {
    showToast(t('errors.resumeDeleteFailed' as TextKey), { tone: 'danger' });
  }
  onChange();
}
