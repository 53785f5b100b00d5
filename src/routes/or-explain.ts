import { data } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';

/** What is missing or private answers 404; anything else is shown as what it is. */
export async function orExplain<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error) && error.status === 404) throw data(null, { status: 404 });
    // The frame explains the missing second factor instead of the page.
    if (isRefusal(error) && (error.status === 401 || error.status === 403)) throw data(null, { status: 403 });
    throw error;
  }
}
