import { useState } from 'react';
import type { Profile } from '#src/modules/profiles/profiles.contract.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AttachedResume, ReviewDraft } from '../../attached-resumes.contract.ts';
import type { ImportRefusal, Refusal, ResumeRefusal } from '../../refusals.ts';
import { PageView } from '../page-view.tsx';
import { PageMarks } from './page-marks.tsx';
import { isUnsure, placeId } from './review-context.ts';
import { ReviewForm } from './review-form.tsx';
import { isAboutScan, ScanNotice } from './scan-notice.tsx';
import { useReading } from './use-reading.ts';

interface ResumeReviewProps {
  resume: AttachedResume;
  profile: Profile;
  draft: ReviewDraft | null;
  /** Where someone goes who would rather type. */
  byHand: string;
  onSaved: () => void;
}

type Pane = 'fields' | 'document';

/** RES-02: the document beside what was read of it; on a phone, one at a time. */
export function ResumeReview({ resume, profile, draft, byHand, onSaved }: ResumeReviewProps) {
  const { t } = useTranslation();
  const read = useReading(resume.file.id);
  const { reading } = read;
  const [pane, setPane] = useState<Pane>('fields');
  const [page, setPage] = useState(1);
  const [active, setActive] = useState<string>();
  const show = (path: string) => {
    setActive(path);
    setPage(reading?.fields[path]?.source?.page ?? 1);
    setPane('document');
  };
  const goTo = (path: string) => {
    setPane('fields');
    // Once the fields are in sight.
    requestAnimationFrame(() => {
      const place = document.getElementById(placeId(path));
      place?.closest('details')?.setAttribute('open', '');
      place?.scrollIntoView({ block: 'center' });
      place?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    });
  };
  return (
    <div className="grid gap-4">
      <div className="lg:hidden">
        <Segmented
          legend={t('resumes.review.title')}
          segments={[
            { value: 'fields', label: t('resumes.review.fields') },
            { value: 'document', label: t('resumes.review.document') },
          ]}
          value={pane}
          onChange={setPane}
        />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className={classNames('lg:sticky lg:top-20', pane === 'document' ? '' : 'max-lg:hidden')}>
          <PageView
            resume={resume}
            page={page}
            onPage={setPage}
            marks={(shown) =>
              reading ? <PageMarks reading={reading} page={shown} active={active} onPick={goTo} /> : null
            }
          />
        </div>
        <div className={classNames('min-w-0', pane === 'fields' ? '' : 'max-lg:hidden')}>
          <ReadFields id={resume.id} kept={draft} {...read} {...{ profile, byHand, show, onSaved }} />
        </div>
      </div>
    </div>
  );
}

interface ImportReviewProps extends Omit<ResumeReviewProps, 'resume' | 'draft'> {
  fileId: string;
}

/** RES-05: what an import says; it has no pages to look at. */
export function ImportReview({ fileId, ...rest }: ImportReviewProps) {
  const reading = useReading(fileId);
  return (
    <div className="max-w-3xl">
      <ReadFields id={fileId} kept={null} {...rest} {...reading} show={undefined} />
    </div>
  );
}

interface ReadFieldsProps extends Omit<ImportReviewProps, 'fileId'>, ReturnType<typeof useReading> {
  id: number | string;
  kept: ReviewDraft | null;
  show: ((path: string) => void) | undefined;
}

function ReadFields({ id, kept, profile, byHand, show, onSaved, ...read }: ReadFieldsProps) {
  const { t } = useTranslation();
  const { reading, failure, isPicture } = read;
  if (failure && isAboutScan(failure, read.canReadPicture)) {
    return <ScanNotice failure={failure} onRead={read.readPicture} byHand={byHand} />;
  }
  if (failure) return <Unread failure={failure} onRetry={read.retry} byHand={byHand} isImport={!show} />;
  if (!reading) {
    return (
      <p role="status" className="flex items-center gap-3 rounded-card border border-line bg-surface p-6 text-ink">
        <Spinner /> {t(isPicture ? 'resumes.scan.reading' : 'resumes.review.reading')}
      </p>
    );
  }
  const unsure = Object.values(reading.fields).filter(isUnsure).length;
  return (
    <>
      {unsure > 0 ? (
        <p className="mb-4 text-apricot-ink text-sm">{t('resumes.review.toCheck', { count: unsure })}</p>
      ) : null}
      <ReviewForm {...{ id, kept, reading, profile, show, onSaved }} />
    </>
  );
}

interface UnreadProps {
  failure: Refusal | 'failed';
  onRetry: () => void;
  byHand: string;
  isImport: boolean;
}

/** 41281: the file is kept, and there is a way on. */
function Unread({ failure, onRetry, byHand, isImport }: UnreadProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="warning"
      title={
        failure === 'failed'
          ? undefined
          : t(`errors.${isImport ? 'importUnreadable' : 'resumeParsingFailed'}` as TextKey)
      }
      actions={
        <>
          {failure === 'failed' ? (
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {t('ui.retry')}
            </Button>
          ) : null}
          <LinkButton size="sm" variant="secondary" to={byHand}>
            {t('resumes.review.byHand')}
          </LinkButton>
        </>
      }
    >
      {failure === 'failed'
        ? t('resumes.review.failed')
        : isImport
          ? t(`resumes.import.refusal.${failure as ImportRefusal}`)
          : t(`resumes.attached.refusal.${failure as ResumeRefusal}`)}
    </Notice>
  );
}
