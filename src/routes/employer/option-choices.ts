import type { PageServices } from '#src/page-services.ts';
import type { SelectOption } from '#src/ui/controls/native-select.tsx';

/** An option list as the choices of a select. */
export async function choicesOf(services: PageServices, name: string): Promise<SelectOption[]> {
  const lists = await services.api('GET /config/:name/list', { name });
  return (lists[name] ?? []).map(({ id, value }) => ({ value: id, label: String(value) }));
}

/** Countries by name; their own places stay on the server. */
export async function countryChoices(services: PageServices): Promise<SelectOption[]> {
  const choices = await choicesOf(services, 'country_lists');
  const order = new Intl.Collator(services.language);
  return choices.toSorted((one, other) => order.compare(one.label, other.label));
}
