import { Download, EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { StoredFile } from '#src/modules/files/files.contract.ts';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const Menu = lazy(() => import('#src/ui/overlays/menu.tsx').then(({ Menu }) => ({ default: Menu })));
const RenameForm = lazy(() => import('./rename-form.tsx'));

export interface KeptFile {
  id: number;
  file: StoredFile;
  updated_at: string;
  is_withheld: boolean;
}

interface KeptFileRowProps {
  kept: KeptFile;
  icon: ReactNode;
  /** What opening it is called. */
  openLabel: string;
  /** Beside its size and time. */
  detail?: string;
  viewer: (overlay: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => ReactNode;
  rename: (name: string) => Promise<unknown>;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** Said when it is gone, and when it would not go. */
  deletedText: string;
  deleteFailedText: string;
  onChange: () => void;
  children?: ReactNode;
}

/** A file that someone keeps here, with everything that can be done with it. */
export function KeptFileRow(props: KeptFileRowProps) {
  const { kept, icon, openLabel, detail, viewer, rename, onChange, children } = props;
  const { t, language } = useTranslation();
  const menu = useOverlay('menu');
  const view = useOverlay();
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, size, url } = kept.file;
  const remove = useRemoval(props);
  const stopRenaming = () => {
    setIsRenaming(false);
    menu.triggerRef.current?.focus();
  };
  const entries = [
    { id: 'open', label: openLabel, icon: <Eye />, onAction: () => view.onOpenChange(true) },
    { id: 'rename', label: t('resumes.attached.rename'), icon: <Pencil />, onAction: () => setIsRenaming(true) },
    { id: 'download', label: t('resumes.attached.download'), icon: <Download />, onAction: () => location.assign(url) },
    { id: 'delete', label: t('profiles.own.delete'), icon: <Trash2 />, isDangerous: true, onAction: remove },
  ];
  return (
    <li className="flex min-w-0 items-start gap-3 rounded-card border border-line bg-surface p-2 ps-4">
      {icon}
      <div className="min-w-0 flex-1 py-1">
        {isRenaming ? (
          <Suspense>
            <RenameForm
              name={name}
              rename={rename}
              onCancel={stopRenaming}
              onRenamed={() => {
                stopRenaming();
                onChange();
              }}
            />
          </Suspense>
        ) : (
          <FileName
            kept={kept}
            onOpen={(event) => {
              event.preventDefault();
              view.onOpenChange(true);
            }}
          />
        )}
        <p className="text-ink-muted text-sm">
          {detail ? `${detail} · ` : null}
          {formatFileSize(size, language)} · <LocalTime moment={kept.updated_at} />
        </p>
        {kept.is_withheld ? <p className="text-danger-ink text-sm">{t('errors.fileWithheld' as TextKey)}</p> : null}
        {children}
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
            groups={[{ id: 'file', entries }]}
          />
        ) : null}
        {view.wasOpened ? viewer(view.overlayProps) : null}
      </Suspense>
    </li>
  );
}

/** Opens it; without scripts it is the download. */
function FileName({ kept, onOpen }: { kept: KeptFile; onOpen: (event: MouseEvent) => void }) {
  const { name, url } = kept.file;
  const dot = name.lastIndexOf('.');
  return (
    <a
      href={url}
      onClick={kept.is_withheld ? undefined : onOpen}
      title={name}
      aria-label={name}
      className="flex min-h-9 max-w-full items-center font-medium text-ink hover:underline pointer-coarse:min-h-11"
    >
      {/* One isolate, so that the ending follows the name in the direction of the name. */}
      <bdi className="min-w-0 py-1 [overflow-wrap:anywhere]">
        {name.slice(0, dot)}
        <bdi dir="ltr">{name.slice(dot)}</bdi>
      </bdi>
    </a>
  );
}

/** Gone at once, and back with one press for as long as the toast stands. */
function useRemoval({ remove, restore, deletedText, deleteFailedText, onChange }: KeptFileRowProps) {
  const { t } = useTranslation();
  const takeBack = async () => {
    try {
      await restore();
    } catch (error) {
      showToast((error as Error).message || t('profiles.own.failed'), { tone: 'danger' });
    }
    onChange();
  };
  return async () => {
    try {
      await remove();
      showToast(deletedText, { action: { label: t('resumes.attached.undo'), onAction: takeBack } });
    } catch {
      showToast(deleteFailedText, { tone: 'danger' });
    }
    onChange();
  };
}
