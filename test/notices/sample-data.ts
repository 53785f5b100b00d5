import { z } from 'zod';

interface Json {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  not?: object;
  anyOf?: Json[];
  oneOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
}

type Data = Record<string, unknown>;

/**
 * Data of a kind of notice in the shapes that its schema allows: each choice together with each other, with and
 * without what may be missing. A schema that nothing fits has none.
 */
export function sampleData(schema: z.ZodType): Data[] {
  return samples(z.toJSONSchema(schema) as Json, 'data') as Data[];
}

function samples(json: Json, name: string): unknown[] {
  if ('const' in json) return [json.const];
  if (json.enum) return json.enum;
  const either =
    json.anyOf ?? json.oneOf ?? (Array.isArray(json.type) ? json.type.map((type) => ({ type })) : undefined);
  if (either) return either.flatMap((one) => samples(one, name));
  if (json.format === 'date-time') return ['2026-01-02T03:04:05.000Z'];
  if (json.not) return [];
  switch (json.type) {
    case 'object':
      return objects(json);
    case 'boolean':
      return [true, false];
    case 'integer':
      return [7];
    case 'null':
      return [null];
    case 'string':
      return [`the ${name}`, ''];
    default:
      throw new Error(`no sample for ${JSON.stringify(json)}`);
  }
}

/** Any two properties in every combination of theirs; all of all would be thousands. */
function objects({ properties = {}, required = [] }: Json): Data[] {
  const choices = Object.entries(properties).map(([name, json]) => {
    const values = samples(json, name);
    return [name, required.includes(name) ? values : [...values, undefined]] as const;
  });
  const first: Data = Object.fromEntries(choices.map(([name, [value]]) => [name, value]));
  const vary = (all: Data[], [name, values]: (typeof choices)[number]) =>
    all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  const pairs = choices.flatMap((one, at) => choices.slice(at + 1).map((other) => [one, other]));
  const varied = pairs.flatMap((pair) => pair.reduce(vary, [first]));
  return varied.length > 0 ? varied : choices.reduce(vary, [first]);
}
