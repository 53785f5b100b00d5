import { type ReactNode, type RefObject, useId } from 'react';
import { ErrorSummary } from './error-summary.tsx';
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

/** The whole job on one page. What is wrong stands at its field, and in a summary above that leads there. */
export function JobForm({ formRef, mayMask, message, onSubmit, children, ...part }: JobFormProps) {
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
      <ErrorSummary errors={part.errors} message={message} />
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
