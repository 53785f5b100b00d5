import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { isolate } from '#src/kernel/isolate.ts';
import { MOST_SKILLS, sectionNames } from '#src/modules/profiles/profile-sections.ts';
import type { Profile } from '#src/modules/profiles/profiles.contract.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ReviewDraft } from '../../attached-resumes.contract.ts';
import { compareReading, type Proposals, type Unkept } from '../../compare-reading.ts';
import type { ParsedResume } from '../../resume-reading.ts';
import { EntryCard } from './entry-card.tsx';
import { FactRows } from './fact-rows.tsx';
import { ItemChoices } from './item-choices.tsx';
import { ReadField } from './read-field.tsx';
import { placeErrors, readForm, takeTyped } from './read-form.ts';
import { ReviewContext } from './review-context.ts';
import { findDraft, fingerprint, useReviewDraft } from './use-review-draft.ts';

interface ReviewFormProps {
  /** Of a kept resume, or the file of an import. */
  id: number | string;
  /** An unfinished review, as the server has it. */
  kept: ReviewDraft | null;
  reading: ParsedResume;
  profile: Profile;
  show: ((path: string) => void) | undefined;
  onSaved: () => void;
}

/** RES-02: what was read, to be corrected, taken or left. Nothing is saved before the button is pressed. */
export function ReviewForm({ id, kept, reading, profile, show, onSaved }: ReviewFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // The profile is compared once: what is typed must not change its place when another device saves.
  const [proposals] = useState(() => compareReading(reading.content, profile, reading.nationality));
  const [mark] = useState(() => fingerprint(reading.content));
  const [draft, setDraft] = useState(() => findDraft(id, kept, mark));
  const { keep, forget } = useReviewDraft(form, id, mark);
  const [errors, setErrors] = useState<Record<string, string>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are marked once the refusal is drawn
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { input, sent } = readForm(new FormData(event.currentTarget), proposals);
    setIsBusy(true);
    setErrors({});
    setProblem(undefined);
    try {
      await api('POST /jobseeker/profile/fill', input);
      await forget();
      showToast(t('resumes.review.saved'), { tone: 'success' });
      onSaved();
    } catch (error) {
      setIsBusy(false);
      const refused = isRefusal(error) ? placeErrors(error.fields, sent) : {};
      setErrors(refused);
      const isPlaced = Object.keys(refused).length > 0;
      setProblem(isPlaced ? t('resumes.review.check') : (error as Error).message || t('profiles.own.failed'));
    }
  };
  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    takeTyped(currentTarget, target);
    keep();
  };
  const hasDraft = Object.keys(draft).length > 0;
  const startOver = () => {
    void forget();
    setDraft({});
  };
  return (
    <ReviewContext value={{ fields: reading.fields, show, errors, draft }}>
      <form ref={form} noValidate onSubmit={save} onInput={change} className="grid gap-8">
        {hasDraft ? (
          <Notice
            actions={
              <Button variant="secondary" size="sm" onClick={startOver}>
                {t('profiles.own.discard')}
              </Button>
            }
          >
            {t('profiles.own.draft')}
          </Notice>
        ) : null}
        <Groups key={hasDraft ? 'draft' : 'read'} {...{ proposals, profile }} />
        <Contact reading={reading} />
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <div
          data-form-bar
          className="sticky bottom-(--bottom-bar,0px) z-sticky -mx-4 border-line border-t bg-canvas/95 px-4 py-3 backdrop-blur-sm"
        >
          <Button type="submit" isLoading={isBusy} isWide>
            {t('resumes.review.save')}
          </Button>
        </div>
      </form>
    </ReviewContext>
  );
}

function Groups({ proposals, profile }: { proposals: Proposals; profile: Profile }) {
  const { t } = useTranslation();
  const { facts, entries, skills, languages, unkept } = proposals;
  const unkeptFacts = unkept.filter(({ is }) => is !== 'language');
  const unkeptLanguages = unkept.filter(({ is }) => is === 'language');
  return (
    <>
      {facts.length + unkeptFacts.length > 0 ? (
        <Group title={t('profiles.own.section.basics.title')}>
          <FactRows facts={facts} />
          <UnkeptRows unkept={unkeptFacts} />
        </Group>
      ) : null}
      {sectionNames.map((section) => {
        const own = entries.filter((entry) => entry.section === section);
        if (own.length === 0) return null;
        return (
          <Group key={section} title={t(`profiles.own.section.${section}.title`)}>
            <div className="grid gap-3">
              {own.map((entry) => (
                <EntryCard key={entry.path} entry={entry} />
              ))}
            </div>
          </Group>
        );
      })}
      {skills.length > 0 ? (
        <Group title={t('profiles.own.section.skills.title')}>
          <p className="text-ink-muted text-sm">{t('profiles.own.skills.full', { number: MOST_SKILLS })}</p>
          <ItemChoices items={skills} room={MOST_SKILLS - profile.skills.length} />
        </Group>
      ) : null}
      {languages.length + unkeptLanguages.length > 0 ? (
        <Group title={t('profiles.own.section.languages.title')}>
          <ItemChoices items={languages} />
          <UnkeptRows unkept={unkeptLanguages} />
        </Group>
      ) : null}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 className="font-semibold text-ink text-lg">{title}</h2>
      {children}
    </section>
  );
}

const unkeptTexts = {
  language: 'resumes.review.unkept.list',
  nationality: 'resumes.review.unkept.list',
  birthday: 'resumes.review.unkept.birthday',
} as const;

/** What was read and is not proposed is said, so that nobody looks for it later. */
function UnkeptRows({ unkept }: { unkept: Unkept[] }) {
  const { t } = useTranslation();
  if (unkept.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {unkept.map(({ is, path, text }) => (
        <li key={path}>
          <ReadField path={path}>
            <p className="break-words text-apricot-ink text-sm">{t(unkeptTexts[is], { text: isolate(text) })}</p>
          </ReadField>
        </li>
      ))}
    </ul>
  );
}

/** Email and number belong to the account, where both are proven; what the file says of them is only shown. */
function Contact({ reading: { content } }: { reading: ParsedResume }) {
  const { t } = useTranslation();
  const said = (['email', 'phone'] as const).filter((name) => content[name] !== '');
  if (said.length === 0) return null;
  return (
    <Group title={t('resumes.review.contact')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {said.map((name) => (
          <ReadField key={name} path={name}>
            <bdi dir="ltr" className="wrap-anywhere text-ink">
              {content[name]}
            </bdi>
          </ReadField>
        ))}
      </div>
      <p className="text-ink-muted text-sm">{t('resumes.review.contactText')}</p>
    </Group>
  );
}
