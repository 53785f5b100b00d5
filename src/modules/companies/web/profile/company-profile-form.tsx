import { Suspense, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { type FormRefusal, useFieldErrors } from '../form-refusal.ts';
import { AlbumField } from './album-field.tsx';
import { LogoField } from './logo-field.tsx';
import {
  BasicFields,
  type CompanyProfileOptions,
  ContactFields,
  contactNames,
  FoldedGroup,
  ListingFields,
  listingNames,
  ProfileGroup,
  RegisterFields,
  registerNames,
  StoryFields,
} from './profile-sections.tsx';
import { differingNames, type EditableCompany, fieldLabels, type ProfileValues, valuesOf } from './profile-values.ts';
import { FundingFields, NewsFields } from './story-fields.tsx';
import { useUnsavedProfile } from './use-unsaved-profile.ts';

const ConfirmDialog = lazy(() =>
  import('#src/ui/overlays/dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** A colleague has saved the page since this form was opened. */
const CHANGED_MEANWHILE = 49245;

interface CompanyProfileFormProps {
  company: EditableCompany;
  options: CompanyProfileOptions;
  today: string;
  mayEdit: boolean;
  refusal: FormRefusal | undefined;
  /** What a refused form held; it comes back as it was typed. */
  typed: ProfileValues | undefined;
  savedAt: number | undefined;
}

/** Everything candidates read about the company. Who may not change it sees why. */
export function CompanyProfileForm(props: CompanyProfileFormProps) {
  const { company, options, today, mayEdit, refusal, typed, savedAt } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsavedProfile(form, company, savedAt);
  const isSending = useNavigation().state !== 'idle';
  const errors = useFieldErrors(refusal, fieldLabels);
  useEffect(() => {
    if (savedAt) showToast(t('employer.company.saved'), { tone: 'success' });
  }, [savedAt, t]);
  const values = unsaved.restored ?? typed ?? valuesOf(company);
  const section = { values, errors, options, today, isVerified: company.is_verified };
  const lists = { values, errors, most: company.most_stories, today, onChange: unsaved.note };
  const isConflict = refusal?.code === CHANGED_MEANWHILE;
  // Fields take their value when they are made: a restored draft or a saved page makes them anew.
  const made = `${unsaved.restored ? 'restored' : ''}${savedAt ?? ''}`;
  return (
    <Form method="post" ref={form} noValidate onInput={unsaved.note} onChange={unsaved.note}>
      <input type="hidden" name="revision" value={unsaved.base} />
      <div className="mb-6 grid gap-4 empty:hidden">
        {mayEdit ? null : <Notice>{t('employer.company.adminOnly')}</Notice>}
        {mayEdit && unsaved.offer ? <DraftOffer unsaved={unsaved} at={unsaved.offer.at} /> : null}
        {isConflict && typed ? <Conflict company={company} typed={typed} onTakeTheirs={unsaved.discard} /> : null}
        {refusal && !isConflict && Object.keys(errors).length === 0 ? (
          <Notice tone="danger">{refusal.message}</Notice>
        ) : null}
      </div>
      <fieldset disabled={!mayEdit} className="grid gap-10" key={made}>
        <legend className="sr-only">{t('employer.company.title')}</legend>
        <ProfileGroup title={t('employer.company.groups.basics')}>
          <LogoField
            name={company.name}
            src={company.logo_url}
            fileId={values.logo_file_id?.[0]}
            onChange={unsaved.note}
          />
          <BasicFields {...section} />
        </ProfileGroup>
        <ProfileGroup title={t('employer.company.groups.story')}>
          <StoryFields {...section} />
          <AlbumField values={values} most={company.most_pictures} error={errors.album} onChange={unsaved.note} />
        </ProfileGroup>
        <div className="border-line border-t">
          <FoldedGroup
            title={t('employer.company.groups.register')}
            names={registerNames}
            errorNames={['registered_capital']}
            section={section}
          >
            <RegisterFields {...section} />
          </FoldedGroup>
          <FoldedGroup
            title={t('employer.company.groups.contact')}
            names={contactNames}
            errorNames={['social_media']}
            section={section}
          >
            <ContactFields {...section} />
          </FoldedGroup>
          <FoldedGroup
            title={t('employer.company.groups.funding')}
            names={listingNames}
            errorNames={['fundings']}
            section={section}
          >
            <ListingFields {...section} />
            <FundingFields {...lists} stages={options.stages} currencies={options.currencies} />
          </FoldedGroup>
          <FoldedGroup
            title={t('employer.company.groups.news')}
            names={['news_title']}
            errorNames={['news']}
            section={section}
          >
            <NewsFields {...lists} />
          </FoldedGroup>
        </div>
        {mayEdit ? (
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" size="lg" isLoading={isSending}>
              {t('ui.save')}
            </Button>
            {unsaved.isDirty ? (
              <span role="status" className="text-ink-muted text-sm">
                {t('employer.company.unsaved')}
              </span>
            ) : null}
          </div>
        ) : null}
      </fieldset>
      <LeaveWarning blocker={unsaved.blocker} />
    </Form>
  );
}

type Unsaved = ReturnType<typeof useUnsavedProfile>;

/** What was typed the last time and never saved. */
function DraftOffer({ unsaved, at }: { unsaved: Unsaved; at: number }) {
  const { t, language } = useTranslation();
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Notice
      tone="warning"
      title={t('employer.company.draftTitle', { date: moment.format(at) })}
      actions={
        <>
          <Button size="sm" onClick={unsaved.restore}>
            {t('employer.company.draftRestore')}
          </Button>
          <Button size="sm" variant="secondary" onClick={unsaved.discard}>
            {t('employer.company.draftDiscard')}
          </Button>
        </>
      }
    >
      {t('employer.company.draftText')}
    </Notice>
  );
}

interface ConflictProps {
  company: EditableCompany;
  typed: ProfileValues;
  onTakeTheirs: () => void;
}

/** Two have changed the page: nothing was saved, and whoever comes second decides with open eyes. */
function Conflict({ company, typed, onTakeTheirs }: ConflictProps) {
  const { t, language } = useTranslation();
  const labels = differingNames(typed, valuesOf(company)).flatMap((name) => fieldLabels[name] ?? []);
  const fields = new Intl.ListFormat(language).format([...new Set(labels)].map((label: TextKey) => t(label)));
  return (
    <Notice
      tone="danger"
      title={
        company.edited_by
          ? t('employer.company.conflictTitle', { name: company.edited_by })
          : t('employer.company.conflictTitlePlain')
      }
      actions={
        <>
          <Button type="submit" size="sm" name="overrule" value={company.revision}>
            {t('employer.company.keepMine')}
          </Button>
          <LinkButton
            size="sm"
            variant="secondary"
            to={`/${language}/employer/company`}
            reloadDocument
            onClick={onTakeTheirs}
          >
            {t('employer.company.takeTheirs')}
          </LinkButton>
        </>
      }
    >
      {t('employer.company.conflictText', { fields })}
    </Notice>
  );
}

function LeaveWarning({ blocker }: { blocker: Unsaved['blocker'] }) {
  const { t } = useTranslation();
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={() => blocker.reset()}
        title={t('employer.company.leaveTitle')}
        message={t('employer.company.leaveText')}
        confirmLabel={t('employer.company.leaveGo')}
        onConfirm={() => blocker.proceed()}
      />
    </Suspense>
  );
}
