import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { Radio } from '#src/ui/controls/radio.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { LONGEST_NOTE } from '../sync/chat-limits.ts';
import { useChat } from '../sync/use-chat.ts';
import { type TeamMember, useTeam } from './use-team.ts';

interface AssignDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  conversation: Conversation;
}

/** Chooses who answers from now on, with a word for them that the talent never sees. */
export default function AssignDialog({ isOpen, onOpenChange, conversation }: AssignDialogProps) {
  const { t } = useTranslation();
  const chat = useChat();
  const { team, problem: missing, retry } = useTeam(isOpen);
  const { isBusy, problem, call } = useCall(t('inbox.failed'));
  const [chosen, setChosen] = useState<number>();
  const [note, setNote] = useState('');
  const isOwner = conversation.side === 'boss';
  const others = team?.members.filter(({ account_id }) => account_id !== conversation.team?.owner.account_id);
  useEffect(() => {
    if (isOpen) setChosen(undefined);
  }, [isOpen]);
  const give = () => {
    const heir = others?.find(({ account_id }) => account_id === chosen);
    if (!heir) return;
    return call(async () => {
      const input = { id: conversation.id, account_id: heir.account_id, note: note.trim() };
      const row = await api('POST /chat/conversations/:id/owner', input);
      chat.dispatch({ type: 'conversations', conversations: [row] });
      showToast(heir.is_me ? t('inbox.taken') : t('inbox.given', { name: heir.name }), { tone: 'success' });
      setNote('');
      onOpenChange(false);
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title={t(isOwner ? 'inbox.dialog.hand' : 'inbox.dialog.assign')}
      description={t('inbox.dialog.text', { name: conversation.other.name })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button isLoading={isBusy} disabled={chosen === undefined} onClick={give}>
            {t(isOwner ? 'inbox.handOver' : 'inbox.assign')}
          </Button>
        </>
      }
    >
      {missing ? <ErrorState message={missing.message || t('inbox.failed')} onRetry={retry} /> : null}
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      {others || missing ? null : <Spinner className="mx-auto my-6 size-6" />}
      {others?.length === 0 ? <p className="text-ink-muted">{t('inbox.dialog.alone')}</p> : null}
      {others && others.length > 0 ? (
        <>
          <ChoiceGroup legend={t('inbox.dialog.who')}>
            {others.map((member) => (
              <Radio
                key={member.account_id}
                name="heir"
                checked={chosen === member.account_id}
                onChange={() => setChosen(member.account_id)}
                label={<bdi>{member.is_me ? t('inbox.dialog.you', { name: member.name }) : member.name}</bdi>}
                description={<MemberFacts member={member} />}
              />
            ))}
          </ChoiceGroup>
          <div className="mt-4">
            <TextareaField
              label={t('inbox.dialog.note')}
              hint={t('inbox.teamOnly')}
              isOptional
              rows={2}
              maxLength={LONGEST_NOTE}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
        </>
      ) : null}
    </Dialog>
  );
}

function MemberFacts({ member }: { member: TeamMember }) {
  const { t } = useTranslation();
  const away = member.is_away ? t('inbox.dialog.away') : '';
  return [member.position, t('inbox.dialog.waiting', { count: member.waiting }), away].filter(Boolean).join(' · ');
}
