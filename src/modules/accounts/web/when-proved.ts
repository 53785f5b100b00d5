import { isRefusal } from '#src/kernel/client.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { holdWork } from '#src/ui/controls/held-work.ts';

/** Makes a call; when it needs a proof first, the person is asked for one and it is made again. */
export async function whenProved<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusal(error) || error.code !== errorTable.proofNeeded.code) throw error;
    if (await new Promise<boolean>((done) => holdWork({ resume: () => done(true), drop: () => done(false) }))) {
      return call();
    }
    throw error;
  }
}
