import { Suspense, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Autosave } from './use-autosave.ts';

const loadDialog = () => import('#src/ui/overlays/dialog.tsx');
const ConfirmDialog = lazy(() => loadDialog().then(({ ConfirmDialog }) => ({ default: ConfirmDialog })));

/** Whoever leaves takes the last words along: they are saved first, and only when that fails is anything asked. */
export function LeaveWarning({ state, flush }: Pick<Autosave, 'state' | 'flush'>) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => state.is !== 'saved' && currentLocation.pathname !== nextLocation.pathname,
  );
  // It is needed when the connection is gone, and can't be fetched then.
  useEffect(() => {
    loadDialog().catch(() => {});
  }, []);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    flush().then((isSaved) => (isSaved ? blocker.proceed() : setIsAsking(true)));
  }, [blocker, flush]);
  if (!isAsking || blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={() => {
          setIsAsking(false);
          blocker.reset();
        }}
        title={t('profiles.online.leaveTitle')}
        message={t('profiles.online.leaveText')}
        confirmLabel={t('profiles.online.leaveGo')}
        isDangerous
        onConfirm={() => blocker.proceed()}
      />
    </Suspense>
  );
}
