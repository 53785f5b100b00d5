import { useEffect, useState } from 'react';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { readStartDraft } from './start-draft.ts';

/** A job that has closed before the first words arrived: what was typed can be used for another one. */
export function StartClosed({ jobId, text }: { jobId: number; text?: string }) {
  const { t, language } = useTranslation();
  const [words, setWords] = useState(text ?? '');
  useEffect(() => setWords((now) => now || (readStartDraft(jobId)?.text ?? '')), [jobId]);
  return (
    <div className="grid gap-6">
      <h1 className="font-bold text-3xl text-ink">{t('chat.start.title')}</h1>
      <Notice tone="warning">{t('chat.start.closed')}</Notice>
      <UnsentWords text={words} />
      <div>
        <LinkButton to={`/${language}/job-search`}>{t('chat.list.empty.action')}</LinkButton>
      </div>
    </div>
  );
}

/** Words that cannot be sent here any more, to be read and copied. */
export function UnsentWords({ text }: { text: string }) {
  const { t } = useTranslation();
  return text ? <TextareaField label={t('chat.compose.unsent')} readOnly dir="auto" value={text} /> : null;
}
