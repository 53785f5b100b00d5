import { Suspense, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { isolate } from '#src/kernel/isolate.ts';
import { type FormRefusal, useFieldErrors } from '#src/modules/companies/web/form-refusal.ts';
import { AttachFiles } from '#src/modules/files/web/attach-files.tsx';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { feedbackTopics, LONGEST_FEEDBACK, MOST_ATTACHMENTS } from '../feedback-topics.ts';

const BotChallenge = lazy(() =>
  import('#src/modules/accounts/web/bot-challenge.tsx').then((file) => ({ default: file.BotChallenge })),
);

export type FeedbackRefusal = FormRefusal & { at: number };

interface FeedbackFormProps {
  clientKey: string;
  /** The account's own address; null asks for one. */
  email: string | null;
  topic: string;
  /** The message that was warned about for no reason, as its reader says. */
  warning: string | null;
  /** Where the sender came from. */
  page: string;
  challenge: { site_key: string; script_url: string } | null;
  refusal: FeedbackRefusal | undefined;
  /** Makes sure that a visitor has a session, which files belong to until they are sent. */
  ensureSession: () => Promise<void>;
}

/** Beside these fields a refusal says what is wrong; the words about an address name it themselves. */
const FIELDS = ['topic', 'text', 'email'];
const labels = { topic: 'feedback.topic', text: 'feedback.text' } as const;

/** What it is about, the words, where an answer goes, and files; all but the files works without scripts. */
export function FeedbackForm({ clientKey, email, challenge, refusal, ensureSession, ...given }: FeedbackFormProps) {
  const { t } = useTranslation();
  const typed = refusal?.typed;
  const isSending = useNavigation().state !== 'idle';
  const [isUploading, setIsUploading] = useState(false);
  const [mayContact, setMayContact] = useState(typed ? typed.may_contact === '1' : true);
  const errors = useFieldErrors(refusal, labels);
  const isAtField = FIELDS.some((name) => errors[name]);
  const page = typed?.page ?? given.page;
  return (
    <Form method="post" className="grid grid-cols-1 gap-5">
      {refusal && !isAtField ? <Notice tone="danger">{refusal.message || t('feedback.offline')}</Notice> : null}
      <input type="hidden" name="client_key" value={clientKey} />
      <input type="hidden" name="page" value={page} />
      <NativeSelect
        name="topic"
        label={t('feedback.topic')}
        placeholder={t('feedback.topicPlaceholder')}
        options={feedbackTopics.map((topic) => ({ value: topic, label: t(`feedback.topics.${topic}`) }))}
        defaultValue={typed?.topic ?? given.topic}
        error={errors.topic}
      />
      <TextareaField
        name="text"
        label={t('feedback.text')}
        hint={t('feedback.textHint')}
        defaultValue={typed?.text ?? (given.warning ? t('feedback.wrongWarning', { id: given.warning }) : undefined)}
        error={errors.text}
        maxLength={LONGEST_FEEDBACK}
        isCounted
        rows={6}
        dir="auto"
      />
      <div className="[@media(scripting:none)]:hidden">
        <AttachFiles
          kind="feedback"
          name="attachment_ids"
          most={MOST_ATTACHMENTS}
          label={t('feedback.attachments')}
          hint={t('feedback.attachmentsHint', { most: MOST_ATTACHMENTS })}
          fullText={t('feedback.attachmentsFull', { most: MOST_ATTACHMENTS })}
          failedText={t('feedback.attachmentFailed')}
          isOptional
          onBusy={setIsUploading}
          upload={async (file, options) => {
            await ensureSession();
            return uploadFile(file, { ...options, kind: 'feedback', path: '/api-go/user/feedback/attachment' });
          }}
        />
      </div>
      {email === null ? (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t('feedback.email')}
          hint={t('feedback.emailHint')}
          defaultValue={typed?.email}
          error={errors.email}
          isOptional={!mayContact}
          maxLength={254}
          dir="ltr"
        />
      ) : (
        <p className="text-ink-muted">{t('feedback.answerTo', { email: isolate(email) })}</p>
      )}
      <Checkbox
        name="may_contact"
        value="1"
        label={t('feedback.mayContact')}
        description={t('feedback.mayContactHint')}
        defaultChecked={mayContact}
        onChange={(event) => setMayContact(event.target.checked)}
      />
      <Trap />
      {challenge ? (
        <Suspense>
          <BotChallenge challenge={challenge} round={refusal?.at} />
        </Suspense>
      ) : null}
      <SmallPrint page={page} />
      <div>
        <Button type="submit" size="lg" isLoading={isSending || isUploading}>
          {t('feedback.send')}
        </Button>
      </div>
    </Form>
  );
}

/** No person sees, hears or reaches this field; programs that fill in whatever they find do. */
function Trap() {
  const { t } = useTranslation();
  return (
    <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
      <label>
        {t('feedback.empty')}
        <input type="text" name="nickname" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What comes along unasked, how long all of it is kept, and the policy. */
function SmallPrint({ page }: { page: string }) {
  const { t, language } = useTranslation();
  return (
    <p className="wrap-anywhere text-ink-muted text-sm">
      {page ? t('feedback.alsoSentPage', { page: `\u2066${page}\u2069` }) : t('feedback.alsoSent')} {t('feedback.kept')}{' '}
      <TextLink to={`/${language}/privacy`}>{t('feedback.privacyLink')}</TextLink>
    </p>
  );
}
