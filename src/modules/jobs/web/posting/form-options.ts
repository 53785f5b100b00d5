import type { SelectOption } from '#src/ui/native-select.tsx';
import type { ListField } from '../../job-fields.ts';
import type { TypedFields } from '../../job-schemas.ts';
import type { FieldErrors } from './job-form-state.ts';

/** The lists that the job form offers, as the page brings them. */
export interface JobFormOptions {
  /** The choices of fields that have an option list. */
  of: Record<ListField, SelectOption[]>;
  countries: SelectOption[];
  /** By their codes. */
  currencies: SelectOption[];
  /** The money of each country, by the country's id. */
  countryCurrencies: Record<number, string>;
}

/** What every section of the form gets. */
export interface FormPart {
  fields: TypedFields;
  errors: FieldErrors;
  options: JobFormOptions;
  onChange: (patch: TypedFields) => void;
}

/** Chosen ids with their names, for the fields that show chips; an id that is on no list any more is left out. */
export function chosenFrom(options: readonly SelectOption[], ids: readonly number[] | null | undefined) {
  const names = new Map(options.map(({ value, label }) => [Number(value), label]));
  return (ids ?? []).flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}

export function asCombo(options: readonly SelectOption[]) {
  return options.map(({ value, label }) => ({ id: Number(value), name: label }));
}
