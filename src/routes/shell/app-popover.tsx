import type { RefObject } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#src/root.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Popover } from '#src/ui/popover.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { usePublicUrl } from '../page-head.tsx';

interface AppPopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
}

/** A code that opens the site on the phone, and the stores where the app is listed. */
export default function AppPopover({ isOpen, onOpenChange, triggerRef }: AppPopoverProps) {
  const { t, language } = useTranslation();
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings;
  const publicUrl = usePublicUrl();
  const stores = [
    { url: settings?.appStoreUrl, label: t('shell.app.appStore') },
    { url: settings?.playStoreUrl, label: t('shell.app.playStore') },
  ].filter((store) => store.url);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      label={t('shell.app.title')}
      placement="bottom end"
      className="w-72 p-5 text-center"
    >
      <h2 className="font-semibold text-ink text-lg">{t('shell.app.title')}</h2>
      <p className="mt-1 text-ink-muted text-sm">{t('shell.app.text')}</p>
      <QrCode text={`${publicUrl}/${language}`} label={t('shell.app.qr')} className="mx-auto mt-4 size-40" />
      {stores.length > 0 ? (
        <div className="mt-4 grid gap-2">
          {stores.map(({ url, label }) => (
            <a
              key={label}
              href={url ?? ''}
              rel="noopener noreferrer"
              target="_blank"
              className={buttonStyle('secondary', 'sm')}
            >
              {label}
            </a>
          ))}
        </div>
      ) : null}
    </Popover>
  );
}
