import { RotateCw } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { SkeletonBlock } from '#src/ui/feedback/skeleton-shapes.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import type { SignInState } from './sign-in-state.ts';
import { useQrLogin } from './use-qr-login.ts';

const QrCode = lazy(() => import('#src/ui/layout/qr-code.tsx').then((module) => ({ default: module.QrCode })));
/** Where a phone is beside the screen and not the screen itself. */
const wide = '(min-width: 64rem)';

interface QrPanelProps {
  /** The address of this site as a phone reaches it. */
  origin: string;
  onAnswer: (state: SignInState) => void;
}

/** Signing in with a phone that is signed in already. It needs scripts and a wide screen, and takes no room without. */
export function QrPanel(props: QrPanelProps) {
  return useMediaQuery(wide) ? <Panel {...props} /> : null;
}

function Panel({ origin, onAnswer }: QrPanelProps) {
  const { t, language } = useTranslation();
  const { state, renew } = useQrLogin(onAnswer);
  const place = 'size-48 rounded-card';
  return (
    <section aria-labelledby="qr-heading" className="flex flex-col items-center text-center">
      <div className="grid place-items-center rounded-sheet border border-line bg-surface p-4">
        {state.status === 'shown' ? (
          <Suspense fallback={<SkeletonBlock className={place} />}>
            <QrCode
              text={`${origin}/${language}/qr/${state.code}`}
              label={t('accounts.qr.picture')}
              className={place}
            />
          </Suspense>
        ) : null}
        {state.status === 'loading' ? <SkeletonBlock className={place} /> : null}
        {state.status === 'expired' || state.status === 'failed' ? (
          <div
            className={`${place} flex flex-col items-center justify-center gap-3 bg-sunken p-4 text-ink-muted text-sm`}
          >
            {t(state.status === 'expired' ? 'accounts.qr.expired' : 'accounts.qr.failed')}
            <Button variant="secondary" size="sm" icon={<RotateCw aria-hidden className="size-4" />} onClick={renew}>
              {t('accounts.qr.renew')}
            </Button>
          </div>
        ) : null}
      </div>
      <h2 id="qr-heading" className="mt-6 font-semibold text-ink text-lg">
        {t('accounts.qr.heading')}
      </h2>
      <p className="mt-1 max-w-64 text-balance text-ink-muted text-sm">{t('accounts.qr.intro')}</p>
    </section>
  );
}
