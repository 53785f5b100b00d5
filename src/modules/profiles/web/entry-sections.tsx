import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalTextLink } from '#src/ui/controls/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Entry } from '../profile-fields.ts';
import type { SectionName } from '../profile-sections.ts';
import type { Profile } from '../profiles.contract.ts';
import { OpenLink, useEditing } from './editing.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryList } from './entry-list.tsx';
import { formatPartialDate, formatPeriod } from './partial-date.ts';
import { ProfileSection } from './profile-section.tsx';

interface EntrySectionProps<Name extends SectionName> {
  section: Name;
  profile: Profile;
  nameOf: (entry: Entry<Name>) => string;
  show: (entry: Entry<Name>) => ReactNode;
}

/** A section of entries, with the form of a new one above them. */
function EntrySection<Name extends SectionName>({ section, profile, nameOf, show }: EntrySectionProps<Name>) {
  const { t } = useTranslation();
  const { open } = useEditing();
  const entries = profile[section] as Entry<Name>[];
  const what = `${section}.new`;
  const add = t(`profiles.own.section.${section}.add`);
  return (
    <ProfileSection
      id={section}
      title={t(`profiles.own.section.${section}.title`)}
      action={
        open === what ? null : (
          <OpenLink what={what} icon={<Plus aria-hidden className="size-5" />}>
            {add}
          </OpenLink>
        )
      }
    >
      <div className="grid gap-2">
        {open === what ? <EntryForm section={section} accountId={profile.id} label={add} /> : null}
        {entries.length > 0 ? (
          <EntryList section={section} entries={entries} accountId={profile.id} nameOf={nameOf} show={show} />
        ) : open === what ? null : (
          <p className="text-ink-muted">{t(`profiles.own.section.${section}.empty`)}</p>
        )}
      </div>
    </ProfileSection>
  );
}

interface EntryTextProps {
  title: string;
  facts: (string | null)[];
  description?: string;
  children?: ReactNode;
}

function EntryText({ title, facts, description, children }: EntryTextProps) {
  return (
    <>
      <p className="wrap-anywhere font-semibold text-ink">
        <bdi>{title}</bdi>
      </p>
      <p className="wrap-anywhere text-ink-muted text-sm">
        {facts
          .filter((fact): fact is string => Boolean(fact))
          .map((fact, at) => (
            <span key={fact}>
              {at > 0 ? ' · ' : ''}
              <bdi className="inline-block max-w-full">{fact}</bdi>
            </span>
          ))}
      </p>
      {description ? (
        <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere text-ink text-start">
          {description}
        </p>
      ) : null}
      {children}
    </>
  );
}

interface Dated {
  start_date: string | null;
  end_date: string | null;
  is_current: boolean;
}

function usePeriod() {
  const { t, language } = useTranslation();
  return ({ start_date, end_date, is_current }: Dated) =>
    formatPeriod(
      start_date && formatPartialDate(start_date, language),
      is_current ? t('profiles.own.now') : end_date && formatPartialDate(end_date, language),
    );
}

export function WorkSection({ profile }: { profile: Profile }) {
  const period = usePeriod();
  return (
    <EntrySection
      section="work_experiences"
      profile={profile}
      nameOf={({ title, company }) => `${title}, ${company}`}
      show={(entry) => (
        <EntryText
          title={entry.title}
          facts={[entry.company, period(entry), entry.place]}
          description={entry.description}
        />
      )}
    />
  );
}

export function EducationSection({ profile }: { profile: Profile }) {
  const period = usePeriod();
  return (
    <EntrySection
      section="educations"
      profile={profile}
      nameOf={({ school, degree }) => degree || school}
      show={(entry) => {
        const studied = [entry.degree, entry.field].filter(Boolean).join(', ');
        return (
          <EntryText
            title={studied || entry.school}
            facts={[studied ? entry.school : null, period(entry), entry.place]}
            description={entry.description}
          />
        );
      }}
    />
  );
}

export function LicenceSection({ profile }: { profile: Profile }) {
  const { t, language } = useTranslation();
  return (
    <EntrySection
      section="licences"
      profile={profile}
      nameOf={({ name }) => name}
      show={({ name, issuer, issued, expires, credential_id, url, file }) => (
        <EntryText
          title={name}
          facts={[
            issuer,
            issued && formatPartialDate(issued, language),
            expires && t('profiles.own.expiresOn', { date: formatPartialDate(expires, language) }),
            credential_id,
          ]}
        >
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            {url ? <ExternalTextLink href={url}>{new URL(url).hostname}</ExternalTextLink> : null}
            {file ? <ExternalTextLink href={file.url}>{file.name}</ExternalTextLink> : null}
          </p>
        </EntryText>
      )}
    />
  );
}

export function LinkSection({ profile }: { profile: Profile }) {
  return (
    <EntrySection
      section="links"
      profile={profile}
      nameOf={({ label, url }) => label || url}
      show={({ label, url }) => (
        <p className="wrap-anywhere py-0.5">
          {label ? <span className="me-2 font-semibold text-ink">{label}</span> : null}
          <bdi>
            <ExternalTextLink href={url}>{url.replace(/^https?:\/\//, '')}</ExternalTextLink>
          </bdi>
        </p>
      )}
    />
  );
}
