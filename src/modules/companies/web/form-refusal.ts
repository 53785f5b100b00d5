/** Why a form was not accepted, and what was typed into it. */
export interface FormRefusal {
  code: number;
  message: string;
  fields: Record<string, string>;
  typed: Record<string, string>;
}
