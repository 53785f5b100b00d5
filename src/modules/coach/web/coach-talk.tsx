import { ArrowUp, Lock, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CoachStatus, CoachTurn } from '../coach.contract.ts';
import { LONGEST_QUESTION } from '../coach-limits.ts';
import { Answer, Question } from './coach-answer.tsx';
import { type Running, useCoach } from './use-coach.ts';

interface CoachTalkProps {
  status: CoachStatus;
  conversationId: number | undefined;
  turns: CoachTurn[];
  /** A conversation has begun, or gone on. */
  onAnswered: (conversationId: number | undefined) => void;
}

/** The conversation, what could be asked next, and the field to ask in. */
export function CoachTalk({ status, onAnswered, ...begin }: CoachTalkProps) {
  const { t } = useTranslation();
  const { turns, conversationId, left = status.credits.left, running, ask, stop } = useCoach(begin, t('coach.failed'));
  const isBusy = running?.is === 'asked' || running?.is === 'told';
  const known = useRef(begin.turns.length);
  useEffect(() => {
    if (turns.length === known.current) return;
    known.current = turns.length;
    onAnswered(conversationId);
  }, [turns.length, conversationId, onAnswered]);
  const suggestions = turns.at(-1)?.suggestions ?? status.starters;
  const next = <Suggestions questions={suggestions} isFirst={turns.length === 0} onAsk={ask} />;
  return (
    <div className="grid min-w-0 gap-5">
      <section aria-label={t('coach.log')} className="grid min-w-0 gap-6">
        {turns.map(({ id, question, answer, is_stopped, has_fallen_back, ...turn }, at) => (
          <div key={id} className={at > 0 && at === turns.length - 1 && !running ? lastTurn : oneTurn}>
            <Question text={question} />
            <Answer
              {...turn}
              text={answer}
              hasFallenBack={has_fallen_back}
              note={is_stopped ? t('coach.stopped') : ''}
            />
            {at === turns.length - 1 && !running ? next : null}
          </div>
        ))}
        {running ? <RunningTurn running={running} isFirst={turns.length === 0} /> : null}
      </section>
      <p role="status" className="sr-only">
        {isBusy ? t('coach.thinking') : turns.length > begin.turns.length ? t('coach.ready') : ''}
      </p>
      {!isBusy && (turns.length === 0 || running) ? next : null}
      <Composer
        left={left}
        isBusy={isBusy}
        failed={running?.is === 'failed' ? running.question : ''}
        onAsk={ask}
        onStop={stop}
      />
    </div>
  );
}

const oneTurn = 'grid min-w-0 content-start gap-4';
/** High enough to begin at the top of the window, however short it is: there people read, and nothing moves while it grows. */
const lastTurn = `${oneTurn} min-h-[55dvh]`;

function RunningTurn({ running, isFirst }: { running: Running; isFirst: boolean }) {
  const { t } = useTranslation();
  const { question, text, language, blocks, is, message } = running;
  const turn = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) turn.current?.scrollIntoView({ block: 'start' });
  }, [isFirst]);
  return (
    <div ref={turn} className={`scroll-mt-20 ${isFirst ? oneTurn : lastTurn}`}>
      <Question text={question} />
      {is === 'failed' ? (
        <Notice tone="danger">{message}</Notice>
      ) : (
        <Answer
          text={text || t('coach.thinking')}
          language={text ? language : undefined}
          blocks={blocks}
          note={is === 'stopped' ? t('coach.stopped') : ''}
        />
      )}
    </div>
  );
}

interface SuggestionsProps {
  questions: string[];
  isFirst: boolean;
  onAsk: (question: string) => void;
}

function Suggestions({ questions, isFirst, onAsk }: SuggestionsProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <section aria-label={t('coach.starters')} className="grid gap-2">
      {isFirst ? <h2 className="font-semibold text-ink text-sm">{t('coach.starters')}</h2> : null}
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="min-h-11 rounded-full border border-line-firm bg-surface px-4 py-1.5 text-start font-medium text-ink text-sm transition-colors hover:bg-sunken"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ComposerProps {
  left: number;
  isBusy: boolean;
  /** What could not be answered stands in the field again. */
  failed: string;
  onAsk: (question: string) => void;
  onStop: () => void;
}

function Composer({ left, isBusy, failed, onAsk, onStop }: ComposerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(failed);
  const [shown, setShown] = useState(failed);
  if (failed !== shown) {
    setShown(failed);
    if (failed) setText(failed);
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const question = text.trim();
    if (isBusy || question === '' || question.length > LONGEST_QUESTION) return;
    setText('');
    onAsk(question);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={send}
      data-form-bar
      className="sticky bottom-16 z-10 grid gap-2 rounded-card border border-line-firm bg-surface p-3 shadow-card focus-within:border-accent md:bottom-4"
    >
      <textarea
        aria-label={t('coach.ask')}
        placeholder={t('coach.ask')}
        rows={2}
        dir="auto"
        maxLength={LONGEST_QUESTION}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="w-full resize-none bg-transparent px-1 text-base text-ink outline-none placeholder:text-ink-muted"
      />
      <div className="flex items-center justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 text-ink-muted text-xs sm:text-sm">
          <span className="inline-flex items-center gap-1.5">
            <Lock aria-hidden className="size-4 shrink-0" />
            {t('coach.private')}
          </span>
          <span>{left > 0 ? t('coach.left', { count: left }) : t('coach.renews')}</span>
        </p>
        {isBusy ? (
          <Button variant="secondary" icon={<Square aria-hidden className="size-4" />} onClick={onStop}>
            {t('coach.stop')}
          </Button>
        ) : (
          <Button type="submit" icon={<ArrowUp aria-hidden className="size-5" />}>
            {t('coach.send')}
          </Button>
        )}
      </div>
    </form>
  );
}
