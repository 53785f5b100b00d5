import { lazy, Suspense, useState } from 'react';
import { useInboxKeys } from './use-inbox-keys.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

/** What stands beside list and thread of an inbox: its keys, and the dialog that explains them. */
export function InboxSide() {
  const [areKeysShown, setAreKeysShown] = useState(false);
  useInboxKeys(() => setAreKeysShown(true));
  return areKeysShown ? (
    <Suspense>
      <KeysDialog isOpen onOpenChange={setAreKeysShown} />
    </Suspense>
  ) : null;
}
