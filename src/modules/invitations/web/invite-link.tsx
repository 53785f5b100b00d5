import { Copy, Share2 } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { controlStyle } from '#src/ui/controls/field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const QrCode = lazy(() => import('#src/ui/layout/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** The link to copy or share, its code to read out, and the same for a camera. */
export function InviteLink({ url, code }: { url: string; code: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="link" className="grid gap-6 sm:grid-cols-[1fr_10rem] sm:items-center">
      <div className="min-w-0">
        <h2 id="link" className="font-bold text-ink text-xl">
          {t('invitations.link.title')}
        </h2>
        <LinkField url={url} />
        <p className="mt-3 text-ink-muted text-sm">{t('invitations.link.code', { code: `\u2066${code}\u2069` })}</p>
      </div>
      <Suspense fallback={<div className="size-40" />}>
        <QrCode text={url} label={t('invitations.link.qr')} className="size-40 border border-line" />
      </Suspense>
    </section>
  );
}

function LinkField({ url }: { url: string }) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('invitations.link.copied'), { tone: 'success' });
    } catch {
      // There is no clipboard on an address without encryption: it is selected, to be copied by hand.
      field.current?.focus();
    }
  };
  // Rejects when somebody changes their mind: nothing to say then.
  const share = () => navigator.share({ text: t('invitations.link.words'), url }).catch(() => undefined);
  return (
    <div className="mt-3 grid gap-3">
      <label htmlFor={id} className="sr-only">
        {t('invitations.link.title')}
      </label>
      <input ref={field} id={id} readOnly value={url} dir="ltr" className={`${controlStyle} min-h-11 truncate px-3`} />
      <div className="flex flex-wrap gap-3 [@media(scripting:none)]:hidden">
        <Button icon={<Copy aria-hidden />} onClick={copy}>
          {t('invitations.link.copy')}
        </Button>
        {canShare ? (
          <Button variant="secondary" icon={<Share2 aria-hidden />} onClick={share}>
            {t('invitations.link.share')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
