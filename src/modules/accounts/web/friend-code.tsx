import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** VIP-01: a friend's code that was read aloud or copied by hand; what it opens is the page of the link. */
export function FriendCode() {
  const { t, language } = useTranslation();
  const id = useId();
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent-ink text-sm underline underline-offset-4">
        {t('invitations.enter.ask')}
      </summary>
      {/* It leads to the invitation, which the browser then remembers until someone signs up. */}
      <Form action={`/${language}/i`} className="mt-3 flex flex-wrap items-end gap-3">
        <TextField
          id={id}
          name="code"
          label={t('invitations.enter.label')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          required
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary">
          {t('invitations.enter.button')}
        </Button>
      </Form>
    </details>
  );
}
