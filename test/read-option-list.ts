import type { TestVisitor } from './test-app.ts';

export interface Option {
  id: number;
  key: string;
  value: string;
}

/** An option list as a client reads it. */
export async function readOptionList<T = Option>(visitor: TestVisitor, name: string, language = 'en'): Promise<T[]> {
  const answer = await visitor.api('GET /config/:name/list', { name, language_code: language });
  return answer[name] as T[];
}
