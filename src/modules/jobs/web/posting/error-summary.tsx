import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { focusField } from './form-section.tsx';
import { fieldLabel, inFormOrder } from './form-sections.ts';
import type { FieldErrors } from './job-form-state.ts';

/** What keeps the job from being published, each with a way to its field; or why it was refused as a whole. */
export function ErrorSummary({ errors, message }: { errors: FieldErrors; message: string | null }) {
  const { t } = useTranslation();
  const names = inFormOrder(Object.keys(errors));
  if (names.length === 0 && !message) return null;
  const title = names.length > 0 ? t('employer.form.problems', { count: names.length }) : undefined;
  return (
    <div className="mb-8 scroll-mt-24 outline-none" tabIndex={-1} data-refusal>
      <Notice tone="danger" title={title}>
        {message ? <p>{message}</p> : null}
        {names.length > 0 ? (
          <ul className="mt-1 grid">
            {names.map((name) => (
              <li key={name}>
                <a
                  href={`#field-${name}`}
                  className="inline-flex min-h-9 items-center text-danger-ink underline pointer-coarse:min-h-11"
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(event.currentTarget.closest('form'), name);
                  }}
                >
                  <ProblemText name={name} text={errors[name] ?? ''} />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
}

/** Some problems name their field, others only make sense beside it. */
function ProblemText({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation();
  const key = fieldLabel(name);
  const label = key ? t(key) : '';
  const number = /\.(\d+)$/.exec(name)?.[1];
  const shown = number ? `${label} ${Number(number) + 1}` : label;
  return <span>{shown === '' || text.startsWith(label) ? text : `${shown}: ${text}`}</span>;
}
