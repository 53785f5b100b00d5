import { afterEach, describe, expect, it, vi } from 'vitest';
import { hearNews } from './hear-news.ts';

/** A browser that only has what a notice needs; the server is played by `fetch`. */
function openTab({ isHidden, permission = 'granted' }: { isHidden: boolean; permission?: string }) {
  const shown: { title: string; body?: string }[] = [];
  class FakeNotification {
    static permission = permission;
    constructor(title: string, { body }: NotificationOptions) {
      shown.push({ title, body });
    }
  }
  const newest = { id: 7, kind: 'chat_message', title: 'Marcus L. has written', text: 'Hello' };
  vi.stubGlobal('document', {
    visibilityState: isHidden ? 'hidden' : 'visible',
    documentElement: { dataset: { language: '1' } },
  });
  vi.stubGlobal('window', { Notification: FakeNotification });
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async (path: string) => {
    const data = path.includes('unread-count') ? { chat: 1, notifications: 1 } : { notifications: [newest] };
    return Response.json({ code: 0, data });
  });
  return shown;
}

describe('the browser’s own notice', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const news = { kind: 'chat_message', push: true };

  it('SET-01 is shown while a tab is open and its reader looks at something else', async () => {
    const shown = openTab({ isHidden: true });
    await hearNews(news);
    expect(shown).toEqual([{ title: 'Marcus L. has written', body: 'Hello' }]);
  });

  it('SET-01 is not shown to who is reading, has turned the kind off or said no to the browser', async () => {
    const reading = openTab({ isHidden: false });
    await hearNews(news);
    const unwanted = openTab({ isHidden: true });
    await hearNews({ ...news, push: false });
    const refused = openTab({ isHidden: true, permission: 'denied' });
    await hearNews(news);
    expect([reading, unwanted, refused]).toEqual([[], [], []]);
  });
});
