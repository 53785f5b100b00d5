import { useCallback } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { ownPath } from '#src/kernel/own-path.ts';
import { ProofForm, type ProofFormTag } from '#src/modules/accounts/web/proof-form.tsx';
import { answerProof, beginProof, PROOF_INTENTS } from '#src/modules/accounts/web/proof-step.ts';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { KEPT } from '../form-answer.ts';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/settings-confirm';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const step = beginProof(await asAccount(request, params.lang, () => api('GET /authentication/proof')));
  const { isInDialog, back } = readAddress(request, params.lang);
  if (step.missing === null && !isInDialog) throw redirect(back);
  return { step, kept: [] as [string, string][] };
}

/**
 * Takes the proof. Without scripts a form that needed one comes here as it was sent (307 keeps its fields); they travel
 * along in hidden fields and go back, the same way, to the page that they were for.
 */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const form = await request.formData();
  const step = await asAccount(request, params.lang, () => answerProof(api, form));
  const { isInDialog, back } = readAddress(request, params.lang);
  const kept = readKept(form);
  if (step.missing === null && !isInDialog) throw redirect(back, kept.length > 0 ? 307 : 303);
  return { step, kept };
}

function readAddress(request: Request, language: string) {
  const { searchParams } = new URL(request.url);
  const back = ownPath(searchParams.get('back')) ?? `/${language}/settings`;
  return { isInDialog: searchParams.get('in') === 'dialog', back };
}

function readKept(form: FormData): [string, string][] {
  const isProof = PROOF_INTENTS.has(String(form.get('intent') ?? ''));
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  if (!isProof) return texts;
  return texts.filter(([name]) => name.startsWith(KEPT)).map(([name, value]) => [name.slice(KEPT.length), value]);
}

export default function SettingsConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const base = useOwnBase();
  const isBusy = useNavigation().state !== 'idle';
  const { step, kept } = actionData ?? loaderData;
  // A whole page each time: only a browser's own form follows a 307 with its fields.
  const PageForm = useCallback((props: ProofFormTag) => <Form {...props} reloadDocument />, []);
  return (
    <>
      <SettingsHead path="confirm" title="settings.proof.title">
        {t('settings.proof.text')}
      </SettingsHead>
      <Card>
        <ProofForm step={step} isBusy={isBusy} Form={PageForm}>
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={KEPT + name} value={value} />
          ))}
        </ProofForm>
      </Card>
      <LinkButton to={`${base}/settings`} variant="quiet" className="mt-4">
        {t('settings.proof.back')}
      </LinkButton>
    </>
  );
}
