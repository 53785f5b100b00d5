import { type ReactNode, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { Radio } from '#src/ui/controls/radio.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatPhrase } from '../chat-fields.ts';
import { PhraseList } from './composer/phrase-list.tsx';
import { LONGEST_PHRASE, MOST_GREETINGS, MOST_PHRASES } from './sync/chat-limits.ts';

interface Settings {
  auto_reply: { is_enabled: boolean; text: string };
  retention_days: 30 | 90;
}

/** Greetings, phrases, the automatic reply and how long chats are kept. */
export function ChatSettings({ phrases, settings }: { phrases: ChatPhrase[]; settings: Settings }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-12">
      <Section title={t('chat.settings.greetings.title')} text={t('chat.settings.greetings.text')}>
        <PhraseList kind="greeting" first={phrases} most={MOST_GREETINGS} />
      </Section>
      <Section title={t('chat.settings.phrases.title')} text={t('chat.settings.phrases.text')}>
        <PhraseList kind="phrase" first={phrases} most={MOST_PHRASES} />
      </Section>
      <Section title={t('chat.settings.autoReply.title')} text={t('chat.settings.autoReply.text')}>
        <AutoReply first={settings.auto_reply} />
      </Section>
      <Section title={t('chat.settings.retention.title')} text={t('chat.settings.retention.text')}>
        <Retention first={settings.retention_days} />
      </Section>
    </div>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-bold text-ink text-xl">{title}</h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-muted">{text}</p>
      {children}
    </section>
  );
}

function AutoReply({ first }: { first: Settings['auto_reply'] }) {
  const { t } = useTranslation();
  const [isEnabled, setIsEnabled] = useState(first.is_enabled);
  const [text, setText] = useState(first.text);
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const save = async (enabled: boolean) => {
    setProblem('');
    setIsSaving(true);
    try {
      await api('PUT /chat/settings', { auto_reply: { is_enabled: enabled, text } });
      showToast(t('chat.settings.saved'), { tone: 'success' });
    } catch (error) {
      setProblem((error as Error).message || t('chat.settings.failed'));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <div className="grid max-w-prose gap-3">
      <Switch
        label={t('chat.settings.autoReply.switch')}
        checked={isEnabled}
        onChange={(event) => {
          setIsEnabled(event.target.checked);
          // Switching on without words would promise a reply that never comes: the button saves it once they are there.
          if (!event.target.checked || text.trim()) save(event.target.checked);
        }}
      />
      {isEnabled ? (
        <>
          <TextareaField
            label={t('chat.settings.autoReply.field')}
            hint={t('chat.settings.noContacts')}
            dir="auto"
            value={text}
            maxLength={LONGEST_PHRASE}
            isCounted
            error={problem || undefined}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <Button
              isLoading={isSaving}
              disabled={!text.trim() || text.length > LONGEST_PHRASE}
              onClick={() => save(true)}
            >
              {t('chat.settings.save')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}

function Retention({ first }: { first: Settings['retention_days'] }) {
  const { t } = useTranslation();
  const [days, setDays] = useState(first);
  const choose = async (next: Settings['retention_days']) => {
    setDays(next);
    try {
      await api('PUT /chat/settings', { retention_days: next });
      showToast(t('chat.settings.saved'), { tone: 'success' });
    } catch (error) {
      setDays(days);
      showToast((error as Error).message || t('chat.settings.failed'), { tone: 'danger' });
    }
  };
  return (
    <ChoiceGroup legend={t('chat.settings.retention.legend')}>
      {([30, 90] as const).map((one) => (
        <Radio
          key={one}
          name="retention"
          value={one}
          checked={days === one}
          onChange={() => choose(one)}
          label={t('chat.settings.retention.days', { count: one })}
        />
      ))}
    </ChoiceGroup>
  );
}
