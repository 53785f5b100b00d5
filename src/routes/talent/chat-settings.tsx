import { ChatSettings } from '#src/modules/chat/web/chat-settings.tsx';
import { servicesContext } from '#src/page-context.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/chat-settings';
import { orSignIn } from './load-chat.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const load = Promise.all([api('GET /chat/phrases', {}), api('GET /chat/settings'), api('GET /jobseeker/me')]);
  const [{ phrases }, settings, me] = await orSignIn(request, params.lang, load);
  return { phrases, settings, isBoss: me.role === 'recruiter' };
}

export default function ChatSettingsPage({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const back = loaderData.isBoss ? `/${language}/employer/inbox` : `/${language}/chat`;
  return (
    <main id="content">
      <PageHead title={t('chat.settings.title')} description={t('chat.seo')} path="/chat/settings" isUnlisted />
      <Container className="max-w-3xl! pb-16">
        <PageHeader title={t('chat.settings.title')} lead={<BackLink to={back} label={t('chat.settings.back')} />} />
        <ChatSettings phrases={loaderData.phrases} settings={loaderData.settings} />
      </Container>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
