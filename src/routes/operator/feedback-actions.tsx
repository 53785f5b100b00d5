import { Form, useNavigation } from 'react-router';
import type { FormRefusal } from '#src/modules/companies/web/form-refusal.ts';
import { LONGEST_FEEDBACK } from '#src/modules/feedback/feedback-topics.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Thread } from './feedback-thread.tsx';

interface FeedbackActionsProps {
  thread: Thread;
  refusal: (FormRefusal & { intent: string }) | undefined;
}

/** Answer, note, close: each names the newest entry it was decided after, so that two operators never both answer. */
export function FeedbackActions({ thread, refusal }: FeedbackActionsProps) {
  const { t, language } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const seen = thread.entries.at(-1)?.id ?? 0;
  const reader = new Intl.DisplayNames(language, { type: 'language' }).of(thread.language) ?? thread.language;
  const isClosed = thread.state === 'closed';
  const fieldOf = (intent: string) => {
    const own = refusal?.intent === intent ? refusal : undefined;
    return { defaultValue: own?.typed.text, error: own?.fields.text };
  };
  return (
    <div className="grid gap-4" key={seen}>
      {refusal && !refusal.fields.text ? <Notice tone="danger">{refusal.message}</Notice> : null}
      {thread.may_contact && thread.email ? (
        <Card>
          <Form method="post" className="grid gap-4">
            <input type="hidden" name="seen" value={seen} />
            <TextareaField
              name="text"
              label={t('operator.feedback.answer')}
              hint={t('operator.feedback.answerHint', { language: reader })}
              {...fieldOf('answer')}
              rows={6}
              maxLength={LONGEST_FEEDBACK}
              isCounted
              dir="auto"
            />
            <div>
              <Button type="submit" name="do" value="answer" isLoading={isSending}>
                {t('operator.feedback.send')}
              </Button>
            </div>
          </Form>
        </Card>
      ) : (
        <Notice tone="info">
          {t(thread.may_contact ? 'operator.feedback.noAddress' : 'operator.feedback.noContact')}
        </Notice>
      )}
      <Disclosure title={t('operator.feedback.note')} isOpen={refusal?.intent === 'note'}>
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="seen" value={seen} />
          <TextareaField
            name="text"
            label={t('operator.feedback.note')}
            hint={t('operator.feedback.noteHint')}
            {...fieldOf('note')}
            maxLength={LONGEST_FEEDBACK}
            isCounted
            dir="auto"
          />
          <div>
            <Button type="submit" name="do" value="note" variant="secondary" isLoading={isSending}>
              {t('operator.feedback.addNote')}
            </Button>
          </div>
        </Form>
      </Disclosure>
      <Form method="post">
        <input type="hidden" name="seen" value={seen} />
        <Button type="submit" name="do" value={isClosed ? 'reopen' : 'close'} variant="secondary" isLoading={isSending}>
          {t(isClosed ? 'operator.feedback.reopen' : 'operator.feedback.close')}
        </Button>
      </Form>
    </div>
  );
}
