import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import { readDraft } from './drafts.ts';

/** What was typed when writing became impossible: it cannot be sent, but it can be read and copied. */
export function KeptDraft({ accountId, conversationId }: { accountId: number; conversationId: number }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  useEffect(() => setText(readDraft(accountId, conversationId)), [accountId, conversationId]);
  if (!text) return null;
  return (
    <div className="border-line border-t bg-surface px-4 py-3">
      <p className="text-ink-muted text-sm">{t('chat.compose.unsent')}</p>
      <p dir="auto" className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap break-words text-ink">
        {text}
      </p>
    </div>
  );
}
