import { KeysDialog } from '#src/ui/overlays/keys-dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface InboxKeysProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function InboxKeys({ isOpen, onOpenChange }: InboxKeysProps) {
  const { t } = useTranslation();
  const keys = [
    ['↑ ↓', t('inbox.keys.list')],
    ['R', t('inbox.keys.reply')],
    ['A', t('inbox.assign')],
    ['H', t('inbox.handOver')],
    ['P', t('inbox.keys.panel')],
    ['?', t('inbox.keys.help')],
  ] as const;
  return <KeysDialog isOpen={isOpen} onOpenChange={onOpenChange} keys={keys} />;
}
