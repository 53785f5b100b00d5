import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useChatState } from '../sync/use-chat.ts';

interface NoConversationsProps {
  /** A folder, a job or a state was chosen. */
  isFiltered: boolean;
  isBoss: boolean;
  allTo: string;
}

/** What stands in a list without conversations. */
export function NoConversations({ isFiltered, isBoss, allTo }: NoConversationsProps) {
  const { t, language } = useTranslation();
  const { conversations } = useChatState();
  // What was put aside is not here, but it is no empty house either.
  if (isFiltered || conversations.size > 0) {
    return (
      <EmptyState
        title={t('chat.list.empty.folderTitle')}
        headingLevel={3}
        actions={
          isFiltered ? (
            <LinkButton variant="secondary" to={allTo}>
              {t('chat.list.empty.showAll')}
            </LinkButton>
          ) : null
        }
      >
        {t('chat.list.empty.folderText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<Illustration name="messages" isSmall />}
      title={t('chat.list.empty.title')}
      headingLevel={3}
      actions={isBoss ? null : <LinkButton to={`/${language}/job-search`}>{t('chat.list.empty.action')}</LinkButton>}
    >
      {t(isBoss ? 'chat.list.empty.bossText' : 'chat.list.empty.text')}
    </EmptyState>
  );
}
