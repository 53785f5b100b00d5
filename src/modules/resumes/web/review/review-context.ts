import { createContext, useContext } from 'react';
import type { ReadField } from '../../resume-reading.ts';

/** Below this the reader is not sure, and the person is asked to look. */
const SURE = 0.8;

interface Review {
  /** What the reader knows of a field, by its path in the reading. */
  fields: Record<string, ReadField>;
  /** Shows where in the document something was read; undefined where there is none to look at. */
  show: ((path: string) => void) | undefined;
  /** Texts of fields that were refused, by the names of the form. */
  errors: Record<string, string>;
  /** What was typed or ticked before and not saved, by the names of the form. */
  draft: Record<string, string>;
}

export const ReviewContext = createContext<Review>({ fields: {}, show: undefined, errors: {}, draft: {} });
export const useReview = () => useContext(ReviewContext);

export function isUnsure(field: ReadField | undefined): boolean {
  return field !== undefined && field.confidence < SURE;
}

/** Whether a box is ticked: as it was left, else as proposed. */
export function isTicked(draft: Record<string, string>, name: string, proposed: boolean): boolean {
  return draft[name] === undefined ? proposed : draft[name] === 'yes';
}

/** The id of a field's place on the page, to go there from the document. */
export const placeId = (path: string) => `read-${path.replaceAll('.', '-')}`;
