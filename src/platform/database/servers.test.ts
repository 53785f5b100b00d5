import { describe, expect, it } from 'vitest';
import { connectTo, createClient, serverUrls } from './servers.ts';

describe('the servers that an address names', () => {
  it.each([
    ['postgres://u:p@a/parley?sslmode=require', ['postgres://u:p@a/parley?sslmode=require']],
    ['postgres://u@/parley?host=%2Frun', ['postgres://u@/parley?host=%2Frun']],
    [
      'postgresql://u:p%40@a:5432,b:5433/parley?target_session_attrs=read-write&sslmode=require',
      ['postgresql://u:p%40@a:5432/parley?sslmode=require', 'postgresql://u:p%40@b:5433/parley?sslmode=require'],
    ],
    ['postgres://[::1]:5432,b/parley', ['postgres://[::1]:5432/parley', 'postgres://b/parley']],
    [
      'postgres://u@/parley?host=/a,/b&port=1,2',
      ['postgres://u@/parley?host=%2Fa&port=1', 'postgres://u@/parley?host=%2Fb&port=2'],
    ],
  ])('RUN-06 are read as libpq reads them: %s', (url, urls) => {
    expect(serverUrls(url)).toEqual(urls);
  });

  it('RUN-06 are one as before where there is one, and away together where none takes writes', async () => {
    expect(connectTo('postgres://a/parley')).toEqual({ connectionString: 'postgres://a/parley' });
    const client = createClient('postgres://127.0.0.1:1,127.0.0.1:2/parley', {});
    await expect(client.connect()).rejects.toMatchObject({ code: '08006' });
  });
});
