import { afterAll, beforeAll } from 'vitest';
import { startOpenAiServer } from '#test/ai/openai-server.ts';
import { findPort, startOwnSite } from './own-site.ts';

interface AiSite {
  url: string;
  service: Awaited<ReturnType<typeof startOpenAiServer>>;
}

/** A second site for the tests of a file, which has an outside AI service that does as it is told. */
export function setUpAiSite(settingsFor: (serviceUrl: string) => Record<string, string>): AiSite {
  const site = { url: '' } as AiSite;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    site.service = await startOpenAiServer();
    const port = await findPort();
    site.url = `http://127.0.0.1:${port}`;
    stop = await startOwnSite(port, settingsFor(site.service.url));
  });
  afterAll(async () => {
    await stop?.();
    await site.service?.close();
  });
  return site;
}
