import { Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { currentHeldWork, noHeldWork, releaseWork, subscribeToHeldWork } from '#src/ui/controls/held-work.ts';
import { lazy } from '#src/ui/lazy.ts';

const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

/** Stands on pages whose forms may be asked for a proof; the dialog comes when the first one is. */
export function ProofHost() {
  const held = useSyncExternalStore(subscribeToHeldWork, currentHeldWork, noHeldWork);
  const [wasOpened, setWasOpened] = useState(false);
  if (held && !wasOpened) setWasOpened(true);
  const close = useCallback(() => releaseWork()?.drop(), []);
  const goOn = useCallback(() => releaseWork()?.resume(), []);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ProofDialog isOpen={held !== null} onClose={close} onProved={goOn} />
    </Suspense>
  );
}
