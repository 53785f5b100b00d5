import { useRouteLoaderData } from 'react-router';
import { DeleteCard } from '#src/modules/accounts/web/delete-card.tsx';
import { ExportCard } from '#src/modules/accounts/web/export-card.tsx';
import { EngineCard } from '#src/modules/ai/web/engine-card.tsx';
import { LeavingPoints } from '#src/modules/points/web/leaving-points.tsx';
import { RecruiterViewCard } from '#src/modules/preferences/web/recruiter-view-card.tsx';
import { FindableCard } from '#src/modules/talents/web/findable-card.tsx';
import { ConsentSwitch } from '#src/modules/tracking/web/consent-switch.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { loader as rootLoader } from '#src/root.tsx';
import { answerForm } from '../form-answer.ts';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/settings-privacy';
import { SettingsHead } from './settings-head.tsx';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, async () => {
    const [me, copy, shown, writing] = await Promise.all([
      api('GET /jobseeker/me'),
      api('GET /jobseeker/data-export'),
      api('GET /jobseeker/recruiter-view'),
      api('GET /aicv/ai_writing/status'),
    ]);
    const points = me.role === 'talent' ? (await api('GET /points', {})).available : 0;
    const isTalent = me.role !== 'recruiter';
    const findable = isTalent ? await api('GET /jobseeker/findable', {}) : null;
    return { deleteAfter: me.delete_after, copy, shown, points, writing: isTalent ? writing : null, findable };
  });
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () =>
    answerForm(request, {
      consent: async (form) => {
        await api('POST /jobseeker/user-settings', { consent: form.has('consent') ? 'yes' : 'no' });
        return {};
      },
      shown: async (form) => {
        const isOn = (name: string) => form.has(name);
        await api('PUT /jobseeker/recruiter-view', {
          wishes: isOn('wishes'),
          pay: isOn('pay'),
          place: isOn('place'),
          languages: isOn('languages'),
          eligibility: isOn('eligibility'),
        });
        return {};
      },
      findable: async (form) => {
        await api('PUT /jobseeker/findable', { is_on: form.has('findable') });
        return {};
      },
      engine: async (form) => {
        await api('PUT /aicv/ai_writing/engine', { is_external_allowed: form.has('external') });
        return {};
      },
      export: async () => ({ data: await api('POST /jobseeker/data-export') }),
      delete: async (form) => {
        await api('POST /jobseeker/delete-account', { confirm: form.has('confirm') as true });
        return {};
      },
      keep: async () => {
        await api('POST /jobseeker/delete-account/cancel');
        return {};
      },
    }),
  );
}

export default function SettingsPrivacy({ loaderData }: Route.ComponentProps) {
  const { deleteAfter, copy, shown, points, writing, findable } = loaderData;
  const consent = useRouteLoaderData<typeof rootLoader>('root')?.consent ?? 'needed';
  return (
    <>
      <SettingsHead path="privacy" title="settings.sections.privacy" />
      <div className="grid grid-cols-1 gap-6">
        {findable ? <FindableCard loaded={findable} /> : null}
        <RecruiterViewCard loaded={shown} />
        <ConsentSwitch consent={consent} />
        {writing ? <EngineCard status={writing} /> : null}
        <ExportCard status={copy} />
        <DeleteCard deleteAfter={deleteAfter}>{points > 0 ? <LeavingPoints points={points} /> : null}</DeleteCard>
      </div>
    </>
  );
}
