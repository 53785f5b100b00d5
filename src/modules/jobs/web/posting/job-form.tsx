import { type ReactNode, type RefObject, useId } from 'react';
import { Notice } from '#src/ui/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FormPart } from './form-options.ts';
import { PaySection } from './pay-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { TextSection } from './text-section.tsx';
import { TitleSection } from './title-section.tsx';

interface JobFormProps extends FormPart {
  formRef: RefObject<HTMLFormElement | null>;
  mayMask: boolean;
  /** Why it was refused, when no field says so. */
  message: string | null;
  onSubmit: () => void;
  /** What stands between the fields and the end: the attestation of a new job. */
  children?: ReactNode;
}

/** The whole job on one page. What is wrong stands at its field, and above how many such fields there are. */
export function JobForm({ formRef, mayMask, message, onSubmit, children, ...part }: JobFormProps) {
  const { t } = useTranslation();
  const count = Object.keys(part.errors).length;
  const id = useId();
  return (
    <form
      ref={formRef}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {count > 0 || message ? (
        <div className="mb-8 scroll-mt-24 outline-none" tabIndex={-1} data-refusal>
          <Notice tone="danger" title={count > 0 ? t('employer.form.problems', { count }) : undefined}>
            {message ?? t('employer.form.problemsText')}
          </Notice>
        </div>
      ) : null}
      <TitleSection {...part} />
      <PlaceSection {...part} />
      <PaySection {...part} mayMask={mayMask} />
      <PeopleSection {...part} />
      <TextSection {...part} />
      <QuestionsSection {...part} />
      {children}
      {/* Enter in a field sends a form only when it has a button of its own. */}
      <button type="submit" hidden />
    </form>
  );
}
