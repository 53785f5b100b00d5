import { Eye, EyeOff, Lock, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#src/browser/api.ts';
import type { CompanyCard } from '#src/modules/companies/companies.contract.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { RemovableChip } from '#src/ui/controls/chip.tsx';
import { NoScriptSubmit } from '#src/ui/controls/no-script-submit.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const HideFromCompany = lazy(() => import('./hide-from-company.tsx'));

interface SeenCardProps {
  isShown: boolean;
  hidden: { companies: CompanyCard[]; limit: number };
}

/** PROF-04: who sees the profile, and who never does. */
export function SeenCard({ isShown, hidden }: SeenCardProps) {
  const { t, language } = useTranslation();
  const { revalidate } = useRevalidator();
  const [isHiding, setIsHiding] = useState(false);
  const change = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      showToast((error as Error).message || t('profiles.own.failed'), { tone: 'danger' });
    }
    revalidate();
  };
  return (
    <section aria-labelledby="profile-seen" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="profile-seen" className="font-semibold text-ink text-lg">
        {t('profiles.own.seen.title')}
      </h2>
      <ul className="mt-3 grid gap-3 text-ink-muted text-sm [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-ink">
        <li className="flex gap-3">
          <SearchX aria-hidden />
          {t('profiles.own.seen.search')}
        </li>
        <li className="flex gap-3">
          <Lock aria-hidden />
          {t('profiles.own.seen.contact')}
        </li>
        <li className="flex gap-3">
          <Eye aria-hidden />
          <TextLink to={`/${language}/online-resume/sharing`}>{t('profiles.own.seen.opened')}</TextLink>
        </li>
      </ul>
      <ShownSwitch isShown={isShown} />
      {hidden.companies.length > 0 ? (
        <div className="mt-3">
          <p className="mb-2 font-semibold text-ink text-sm">{t('profiles.own.seen.hidden')}</p>
          <ul className="flex flex-wrap gap-2">
            {hidden.companies.map(({ id, name }) => (
              <li key={id} className="max-w-full">
                <RemovableChip onRemove={() => change(api('DELETE /jobseeker/hidden-companies', { company_id: id }))}>
                  {name}
                </RemovableChip>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="mt-3 [@media(scripting:none)]:hidden">
        {isHiding ? (
          <Suspense>
            <HideFromCompany
              onChoose={({ id, name }) => {
                setIsHiding(false);
                change(
                  api('POST /jobseeker/hidden-companies', { company_id: Number(id) }).then(() =>
                    showToast(t('profiles.own.seen.hideDone', { name }), { tone: 'success' }),
                  ),
                );
              }}
            />
          </Suspense>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            icon={<EyeOff aria-hidden className="size-5" />}
            onClick={() => setIsHiding(true)}
            className="-ms-3"
          >
            {t('profiles.own.seen.hide')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Counts at once; without scripts it is a form with a button. */
function ShownSwitch({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation();
  const { Form, submit } = useFormAnswer('shown');
  const [isOn, setIsOn] = useState(isShown);
  return (
    <Form method="post" action="?tab=profile" className="mt-2">
      <input type="hidden" name="intent" value="shown" />
      <Switch
        name="is_shown"
        value="yes"
        label={t('profiles.own.seen.shown')}
        description={t('profiles.own.seen.shownText')}
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          submit(
            { intent: 'shown', is_shown: target.checked ? 'yes' : '' },
            { method: 'post', action: '?tab=profile' },
          );
        }}
      />
      <NoScriptSubmit>{t('ui.save')}</NoScriptSubmit>
    </Form>
  );
}
