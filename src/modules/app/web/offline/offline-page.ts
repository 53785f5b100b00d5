import { wipeKept } from '#src/browser/kept-data.ts';
import { isSignedIn } from '#src/modules/accounts/web/sign-in-intent.ts';
import { OFFLINE_COPY, ONE_CHAT } from '../../kept-names.ts';
import { comeBack } from './come-back.ts';
import { drawJobPage, jobAddress } from './draw-job.ts';
import { drawLists } from './draw-lists.ts';
import { drawThread } from './draw-thread.ts';
import { type CopiedChat, type OfflineCopy, readCopy } from './offline-copy.ts';
import { readTexts } from './offline-texts.ts';

/**
 * What stands where a page could not be had. It keeps that page's address, so that loading again is all it takes once
 * the connection is back: then the live page sends what was written here.
 */
const texts = readTexts();
const place = document.getElementById('kept');
const { lang } = document.documentElement;

/** The address of one job; its id is the first group, for the words before it may have changed. */
const ONE_JOB = /^\/[^/]+\/job\/.*-(\d+)$/;

const inboxOf = ({ side }: CopiedChat) => `/${lang}/${side === 'talent' ? 'chat' : 'employer/inbox'}`;

function draw(copy: OfflineCopy): void {
  const id = Number(ONE_CHAT.exec(location.pathname)?.[1]);
  const chat = copy.chats.find((one) => one.id === id);
  const jobId = Number(ONE_JOB.exec(location.pathname)?.[1]);
  const go = (path: string) => {
    history.pushState(null, '', path);
    draw(copy);
  };
  const drawChosen = () => {
    if (chat) return drawThread(copy.account_id, chat, texts, () => go(inboxOf(chat)));
    const job = copy.jobs.find((one) => one.id === jobId);
    if (job) return drawJobPage(job, texts, () => go(`/${lang}/my-jobs`));
    return drawLists(
      copy,
      texts,
      (chosen) => go(`${inboxOf(chosen)}/${chosen.id}`),
      (chosen) => go(jobAddress(chosen)),
    );
  };
  place?.replaceChildren(...drawChosen());
  place?.querySelector<HTMLElement>('section')?.scrollIntoView({ block: 'nearest' });
}

async function start(): Promise<void> {
  document.documentElement.dataset.theme = /(?:^|; )parley_theme=(light|dark)/.exec(document.cookie)?.[1] ?? 'system';
  document.getElementById('retry')?.addEventListener('click', () => location.reload());
  comeBack();
  // The session has ended, perhaps in another tab: what it left is nobody's.
  if (!isSignedIn()) return wipeKept(OFFLINE_COPY);
  const copy = await readCopy();
  if (!copy) return;
  addEventListener('popstate', () => draw(copy));
  draw(copy);
}

start();
