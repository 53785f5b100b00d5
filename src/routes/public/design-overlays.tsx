import { Flag, Pencil, Settings, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { DesignSection, Specimen } from './design-specimen.tsx';

const Dialog = lazy(() => import('#src/ui/overlays/dialog.tsx').then((module) => ({ default: module.Dialog })));
const ConfirmDialog = lazy(() =>
  import('#src/ui/overlays/dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);
const Drawer = lazy(() => import('#src/ui/overlays/drawer.tsx').then((module) => ({ default: module.Drawer })));
const Popover = lazy(() => import('#src/ui/overlays/popover.tsx').then((module) => ({ default: module.Popover })));
const Menu = lazy(() => import('#src/ui/overlays/menu.tsx').then((module) => ({ default: module.Menu })));
const TooltipSample = lazy(() => import('./design-tooltip.tsx').then((module) => ({ default: module.TooltipSample })));

export function DesignOverlays() {
  const { t } = useTranslation();
  return (
    <DesignSection id="overlays" title={t('design.nav.overlays')}>
      <Specimen title="design.overlays.dialogs">
        <SampleDialog />
        <SampleConfirm />
      </Specimen>
      <Specimen title="design.overlays.drawers">
        <SampleDrawer side="end" />
        <SampleDrawer side="start" />
        <SampleDrawer side="bottom" />
      </Specimen>
      <Specimen title="design.overlays.floating">
        <SamplePopover />
        <SampleMenu />
        <Suspense fallback={<Button variant="secondary">{t('design.overlays.tooltip')}</Button>}>
          <TooltipSample />
        </Suspense>
      </Specimen>
    </DesignSection>
  );
}

function SampleDialog() {
  const { t } = useTranslation();
  const overlay = useOverlay();
  return (
    <>
      <Button variant="secondary" {...overlay.triggerProps}>
        {t('design.overlays.dialog')}
      </Button>
      {overlay.wasOpened ? (
        <Suspense>
          <Dialog
            {...overlay.overlayProps}
            title={t('design.overlays.dialogTitle')}
            description={t('design.overlays.dialogText')}
            footer={
              <>
                <Button variant="secondary" onClick={() => overlay.onOpenChange(false)}>
                  {t('ui.cancel')}
                </Button>
                <Button onClick={() => overlay.onOpenChange(false)}>{t('design.actions.send')}</Button>
              </>
            }
          >
            <TextareaField label={t('design.forms.greeting')} defaultValue={t('design.forms.greetingText')} />
          </Dialog>
        </Suspense>
      ) : null}
    </>
  );
}

function SampleConfirm() {
  const { t } = useTranslation();
  const overlay = useOverlay();
  const [isLoading, setIsLoading] = useState(false);
  const confirm = () => {
    setIsLoading(true);
    setTimeout(() => {
      setIsLoading(false);
      overlay.onOpenChange(false);
    }, 900);
  };
  return (
    <>
      <Button variant="secondary" {...overlay.triggerProps}>
        {t('design.overlays.confirm')}
      </Button>
      {overlay.wasOpened ? (
        <Suspense>
          <ConfirmDialog
            {...overlay.overlayProps}
            title={t('design.overlays.confirmTitle')}
            message={t('design.overlays.confirmText')}
            confirmLabel={t('design.overlays.delete')}
            isDangerous
            isLoading={isLoading}
            onConfirm={confirm}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function SampleDrawer({ side }: { side: 'start' | 'end' | 'bottom' }) {
  const { t } = useTranslation();
  const overlay = useOverlay();
  return (
    <>
      <Button variant="secondary" {...overlay.triggerProps}>
        {t(`design.overlays.${side}`)}
      </Button>
      {overlay.wasOpened ? (
        <Suspense>
          <Drawer
            {...overlay.overlayProps}
            side={side}
            title={t('design.overlays.filters')}
            footer={
              <Button isWide onClick={() => overlay.onOpenChange(false)}>
                {t('design.overlays.showResults', { count: 214 })}
              </Button>
            }
          >
            <p className="p-5 text-ink-muted">{t('design.content.cardBody')}</p>
          </Drawer>
        </Suspense>
      ) : null}
    </>
  );
}

function SamplePopover() {
  const { t } = useTranslation();
  const overlay = useOverlay();
  return (
    <>
      <Button variant="secondary" {...overlay.triggerProps}>
        {t('design.overlays.popover')}
      </Button>
      {overlay.wasOpened ? (
        <Suspense>
          <Popover {...overlay.overlayProps} triggerRef={overlay.triggerRef} label={t('design.overlays.popover')}>
            <p className="font-semibold">{t('design.overlays.popoverTitle')}</p>
            <p className="mt-1 text-ink-muted text-sm">{t('design.content.answer')}</p>
          </Popover>
        </Suspense>
      ) : null}
    </>
  );
}

function SampleMenu() {
  const { t } = useTranslation();
  const overlay = useOverlay('menu');
  return (
    <>
      <Button variant="secondary" {...overlay.triggerProps}>
        {t('design.overlays.menu')}
      </Button>
      {overlay.wasOpened ? (
        <Suspense>
          <Menu
            {...overlay.overlayProps}
            triggerRef={overlay.triggerRef}
            label={t('design.overlays.menu')}
            placement="bottom start"
            groups={[
              {
                id: 'edit',
                heading: t('design.overlays.menuHeading'),
                entries: [
                  {
                    id: 'edit',
                    label: t('design.overlays.edit'),
                    icon: <Pencil aria-hidden />,
                    onAction: () => undefined,
                  },
                  {
                    id: 'settings',
                    label: t('design.overlays.settings'),
                    description: t('design.overlays.settingsHint'),
                    icon: <Settings aria-hidden />,
                    href: '#overlays',
                  },
                  { id: 'report', label: t('design.overlays.report'), icon: <Flag aria-hidden />, isDisabled: true },
                ],
              },
              {
                id: 'danger',
                entries: [
                  {
                    id: 'delete',
                    label: t('design.overlays.delete'),
                    icon: <Trash2 aria-hidden />,
                    isDangerous: true,
                    onAction: () => undefined,
                  },
                ],
              },
            ]}
          />
        </Suspense>
      ) : null}
    </>
  );
}
