import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const Menu = lazy(() => import('#src/ui/overlays/menu.tsx').then(({ Menu }) => ({ default: Menu })));
const ConfirmDialog = lazy(() =>
  import('#src/ui/overlays/dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

interface EntryMenuProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: number) => void;
  onDelete: () => void;
}

/** What can be done with an entry besides changing it. */
export function EntryMenu({ name, isFirst, isLast, onMove, onDelete }: EntryMenuProps) {
  const { t } = useTranslation();
  const { triggerRef, triggerProps, overlayProps, wasOpened } = useOverlay('menu');
  const [isAsking, setIsAsking] = useState(false);
  const entries = [
    { id: 'up', label: t('profiles.own.moveUp'), icon: <ArrowUp />, isDisabled: isFirst, onAction: () => onMove(-1) },
    {
      id: 'down',
      label: t('profiles.own.moveDown'),
      icon: <ArrowDown />,
      isDisabled: isLast,
      onAction: () => onMove(1),
    },
    {
      id: 'delete',
      label: t('profiles.own.delete'),
      icon: <Trash2 />,
      isDangerous: true,
      onAction: () => setIsAsking(true),
    },
  ];
  return (
    <>
      <IconButton {...triggerProps} label={t('profiles.own.more', { name })} icon={<EllipsisVertical aria-hidden />} />
      <Suspense>
        {wasOpened ? (
          <Menu
            {...overlayProps}
            triggerRef={triggerRef}
            label={t('profiles.own.more', { name })}
            groups={[{ id: 'entry', entries }]}
          />
        ) : null}
        {isAsking ? (
          <ConfirmDialog
            isOpen
            onOpenChange={setIsAsking}
            title={t('profiles.own.deleteAsk', { name })}
            message={t('profiles.own.deleteText')}
            confirmLabel={t('profiles.own.delete')}
            isDangerous
            onConfirm={() => {
              setIsAsking(false);
              onDelete();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
