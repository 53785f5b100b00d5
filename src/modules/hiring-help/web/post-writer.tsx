import { Sparkles, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_ANSWER } from '#src/modules/ai/rewrite-types.ts';
import { useWriting, type WritingState } from '#src/modules/ai/web/use-writing.ts';
import { WritingFacts } from '#src/modules/ai/web/writing-facts.tsx';
import { sendable } from '#src/modules/jobs/web/posting/job-form-state.ts';
import type { PostHelpProps } from '#src/modules/jobs/web/posting/post-help-slot.tsx';
import { directionOf, languages } from '#src/modules/options/languages.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { postBlocks, postHtml } from '../post-html.ts';

const ANSWERS = ['tasks', 'asks', 'extras', 'offer', 'steps'] as const;
type Answers = Record<(typeof ANSWERS)[number], string>;

/** EMP-02: a post out of a few facts. What is typed here stays while the form is open; the form changes when it is used. */
export function PostWriter(props: PostHelpProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [answers, setAnswers] = useState<Answers>({ tasks: '', asks: '', extras: '', offer: '', steps: '' });
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <Panel {...props} {...{ answers, setAnswers }} onClose={() => setIsOpen(false)} />;
  return (
    <Button
      ref={button}
      variant="soft"
      size="sm"
      icon={<Sparkles aria-hidden />}
      className="justify-self-start [@media(scripting:none)]:hidden"
      onClick={() => setIsOpen(true)}
    >
      {t('hiring.write.open')}
    </Button>
  );
}

interface PanelProps extends PostHelpProps {
  answers: Answers;
  setAnswers: (answers: Answers) => void;
  onClose: () => void;
}

function Panel({ fields, onPatch, answers, setAnswers, onClose }: PanelProps) {
  const { t, language: page } = useTranslation();
  const { state, write, stop } = useWriting(t('ai.panel.failed'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const language = fields.language || page;
  const begin = () => {
    heading.current?.focus();
    write({ key: 'POST /recruiters/ai_writing/job_post', input: { fields: sendable(fields), ...answers, language } });
  };
  const isBusy = state.is === 'writing';
  return (
    <section
      aria-labelledby="post-writer"
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div>
        <h3
          id="post-writer"
          ref={heading}
          tabIndex={-1}
          className="flex items-center gap-2 font-semibold text-ink outline-none"
        >
          <Sparkles aria-hidden className="size-5 text-accent-ink" />
          {t('hiring.write.title')}
        </h3>
        <p className="mt-1 text-ink-muted text-sm">{t('hiring.write.intro')}</p>
      </div>
      {ANSWERS.map((name) => (
        <TextareaField
          key={name}
          label={t(`hiring.write.${name}`)}
          hint={t(`hiring.write.${name}Hint`)}
          isOptional={name !== 'tasks'}
          rows={name === 'tasks' ? 4 : 2}
          maxLength={LONGEST_ANSWER}
          value={answers[name]}
          onChange={({ target }) => setAnswers({ ...answers, [name]: target.value })}
        />
      ))}
      <NativeSelect
        label={t('hiring.write.language')}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        value={language}
        onChange={({ target }) => onPatch({ language: target.value })}
      />
      <p role="status" className="sr-only">
        {isBusy ? t('ai.panel.writing') : state.is === 'written' && state.written.text ? t('hiring.write.ready') : null}
      </p>
      <Outcome state={state} fields={fields} onPatch={onPatch} />
      <div className="flex flex-wrap gap-2 border-line border-t pt-4">
        {isBusy ? (
          <Button variant="secondary" size="sm" icon={<Square aria-hidden />} onClick={stop}>
            {t('ai.panel.stop')}
          </Button>
        ) : (
          <Button
            variant={state.is === 'written' ? 'secondary' : 'primary'}
            size="sm"
            icon={<Sparkles aria-hidden />}
            onClick={begin}
          >
            {t(state.is === 'written' ? 'hiring.write.again' : 'hiring.write.begin')}
          </Button>
        )}
        <Button variant="quiet" size="sm" className="ms-auto" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
    </section>
  );
}

function Outcome({ state, fields, onPatch }: PostHelpProps & { state: WritingState }) {
  const { t } = useTranslation();
  if (state.is === 'writing')
    return <PostText text={state.text || t('ai.panel.writing')} language={state.start?.language} />;
  if (state.is === 'stopped') return <Notice>{t('ai.panel.stopped')}</Notice>;
  if (state.is === 'failed') return <Notice tone="danger">{state.message}</Notice>;
  return state.is === 'written' ? <Result {...{ fields, onPatch }} written={state.written} /> : null;
}

type Written = Extract<WritingState, { is: 'written' }>['written'];

/** The post with who wrote it and what is missing; used or left, and undone. */
function Result({ written, fields, onPatch }: PostHelpProps & { written: Written }) {
  const { t } = useTranslation();
  const [replaced, setReplaced] = useState<string | null>(null);
  const use = () => {
    setReplaced(fields.description ?? '');
    onPatch({ description: postHtml(written.text), language: written.language });
  };
  const undo = () => {
    onPatch({ description: replaced ?? '' });
    setReplaced(null);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {written.text ? (
        <PostText text={written.text} language={written.language} />
      ) : (
        <p className="text-ink-muted text-sm">{t('hiring.write.empty')}</p>
      )}
      <WritingFacts written={written} />
      {replaced !== null ? (
        <Notice
          tone="success"
          actions={
            <Button variant="secondary" size="sm" onClick={undo}>
              {t('ai.panel.undo')}
            </Button>
          }
        >
          {t('hiring.write.used')}
        </Notice>
      ) : written.text ? (
        <Button size="sm" className="justify-self-start" onClick={use}>
          {t(fields.description ? 'hiring.write.replace' : 'hiring.write.use')}
        </Button>
      ) : null}
    </div>
  );
}

function PostText({ text, language }: { text: string; language?: string | undefined }) {
  return (
    <div
      lang={language}
      dir={language ? directionOf(language) : 'auto'}
      className="wrap-anywhere min-h-24 rounded-card border border-line bg-canvas p-4 text-ink text-sm text-start"
    >
      {postBlocks(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids and never move
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ReturnType<typeof postBlocks>[number] }) {
  if (block.is === 'list') {
    return (
      <ul className="mt-1 list-disc ps-5 marker:text-accent">
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and never move
          <li key={at}>{item}</li>
        ))}
      </ul>
    );
  }
  return block.is === 'heading' ? (
    <h4 className="mt-4 font-semibold first:mt-0">{block.text}</h4>
  ) : (
    <p className="mt-1">{block.text}</p>
  );
}
