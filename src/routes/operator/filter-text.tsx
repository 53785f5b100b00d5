import { TextField } from '#src/ui/controls/text-field.tsx';

interface FilterTextProps {
  name: string;
  label: string;
  /** What the list is filtered by now. */
  value: string | undefined;
  type?: 'search' | 'date';
  maxLength?: number;
  dir?: 'ltr';
}

/** A field that narrows a list down and may stay empty. */
export function FilterText({ value, type = 'search', ...field }: FilterTextProps) {
  return <TextField {...field} type={type} defaultValue={value ?? ''} required={false} />;
}
