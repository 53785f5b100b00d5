import { Dialog } from '#src/ui/dialog.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface VerifyDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A number is only exchanged when it is really its owner's. */
export default function VerifyDialog({ isOpen, onOpenChange }: VerifyDialogProps) {
  const { t, language } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('chat.exchange.mobile.verify')}
      size="sm"
      footer={<LinkButton to={`/${language}/settings/account`}>{t('chat.exchange.mobile.verifyAction')}</LinkButton>}
    >
      <p className="text-ink-muted">{t('chat.exchange.mobile.verifyText')}</p>
    </Dialog>
  );
}
