import { isolate } from '#src/kernel/isolate.ts';
import type { Translate } from '#src/kernel/translate.ts';
import { directionOf } from '#src/modules/options/languages.ts';
import type { OutgoingMessage } from '#src/platform/delivery/deliver.ts';
import { layOutEmail } from '#src/platform/delivery/email-layout.ts';
import type { FeedbackTopic } from '../feedback-topics.ts';
import type { FeedbackParts } from './feedback.parts.ts';

type MailParts = Pick<FeedbackParts, 'texts' | 'siteUrl'>;

interface Letter {
  email: string;
  reference: string;
  topic: FeedbackTopic;
}

/**
 * Says that a message has come. The sender's own words are not in it: the address may be someone else's, and we carry
 * nobody's advertisement there.
 */
export function composeConfirmation(
  { texts }: MailParts,
  { email, reference, topic, may_contact }: Letter & { may_contact: boolean },
  { language }: { language: string },
): OutgoingMessage {
  const t = texts.translate(language);
  return frame(t, language, email, {
    subject: t('emails.feedback.subject', { reference }),
    title: t('emails.feedback.title'),
    code: reference,
    paragraphs: [
      t('emails.feedback.body', { topic: topicName(t, topic) }),
      t(may_contact ? 'emails.feedback.answerHere' : 'emails.feedback.noAnswer'),
      t('emails.feedback.stranger'),
    ],
  });
}

/** An operator's own words within a frame in the sender's language. */
export function composeAnswer(
  { texts, siteUrl }: MailParts,
  { email, reference, topic }: Letter,
  { language, text, sentAt }: { language: string; text: string; sentAt: Date },
): OutgoingMessage {
  const t = texts.translate(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(sentAt);
  return frame(t, language, email, {
    subject: t('emails.feedbackAnswer.subject', { reference }),
    title: t('emails.feedbackAnswer.title'),
    paragraphs: [
      t('emails.feedbackAnswer.about', { date, topic: topicName(t, topic), reference }),
      // Isolated, each in its own direction: the answer may be in another language than the frame.
      ...text
        .split(/\n+/)
        .filter((line) => line.trim())
        .map((line) => isolate(line)),
      t('emails.feedbackAnswer.more', { reference }),
    ],
    footerLink: siteUrl
      ? { label: t('emails.feedbackAnswer.button'), url: `${siteUrl}/${language}/feedback` }
      : undefined,
  });
}

function topicName(t: Translate, topic: FeedbackTopic): string {
  return t(`feedback.topics.${topic}`);
}

interface Content {
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
  footerLink?: { label: string; url: string };
}

function frame(t: Translate, language: string, email: string, { subject, ...content }: Content): OutgoingMessage {
  const direction = directionOf(language);
  const laid = layOutEmail({ language, direction, ...content, footer: t('emails.footer') });
  return { channel: 'email', recipient: email, subject, ...laid };
}
