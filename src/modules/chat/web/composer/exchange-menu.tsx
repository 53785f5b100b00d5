import { FileText, Phone } from 'lucide-react';
import { type RefObject, useCallback, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { namelessTo } from '../nameless-to.ts';
import { makeClientId } from '../sync/client-id.ts';
import { useChat } from '../sync/use-chat.ts';
import { isMobileUnverified } from './mobile-unverified.ts';
import ResumeDialog from './resume-dialog.tsx';
import VerifyDialog from './verify-dialog.tsx';

interface ExchangeMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  conversation: Conversation;
}

/** Resume or number; before both have written it says why not yet. */
export default function ExchangeMenu({ isOpen, onOpenChange, triggerRef, conversation }: ExchangeMenuProps) {
  const { t } = useTranslation();
  const chat = useChat();
  const [asks, setAsks] = useState<'resume' | 'verify'>();
  const isBoss = conversation.side === 'boss';
  const may = conversation.may_exchange;

  const close = useCallback(() => setAsks(undefined), []);
  const ask = async (kind: 'resume' | 'mobile', fileId?: string) => {
    try {
      const input = { id: conversation.id, client_id: makeClientId(), kind, ...(fileId && { file_id: fileId }) };
      const stored = await api('POST /chat/conversations/:id/exchange', input);
      chat.dispatch({ type: 'stored', ...stored });
    } catch (error) {
      if (isMobileUnverified(error)) setAsks('verify');
      else showToast((error as Error).message || t('chat.menu.failed'), { tone: 'danger' });
    }
  };

  const entries = [
    {
      id: 'resume',
      label: t(isBoss ? 'chat.exchange.resume.askBoss' : 'chat.exchange.resume.ask'),
      icon: <FileText aria-hidden />,
      isDisabled: !may,
      onAction: () => (isBoss ? ask('resume') : setAsks('resume')),
    },
    {
      id: 'mobile',
      label: t('chat.exchange.mobile.ask'),
      icon: <Phone aria-hidden />,
      isDisabled: !may,
      onAction: () => ask('mobile'),
    },
  ];
  return (
    <>
      <Menu
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        label={t('chat.compose.exchange')}
        placement="top start"
        groups={[{ id: 'exchange', ...(!may && { heading: t('chat.exchange.later') }), entries }]}
      />
      {asks === 'resume' ? (
        <ResumeDialog
          isOpen
          onOpenChange={close}
          tellsNameTo={namelessTo(conversation)}
          onFile={(fileId) => ask('resume', fileId)}
        />
      ) : null}
      {asks === 'verify' ? <VerifyDialog isOpen onOpenChange={close} onVerified={() => ask('mobile')} /> : null}
    </>
  );
}
