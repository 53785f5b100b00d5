import { describe, expect, it } from 'vitest';
import { splitKey } from './contract.ts';

describe('the key of an endpoint', () => {
  it('holds the method and the path', () => {
    expect(splitKey('GET /config/:name/list')).toEqual({ method: 'GET', path: '/config/:name/list' });
    expect(splitKey('DELETE /jobs/:id')).toEqual({ method: 'DELETE', path: '/jobs/:id' });
  });
});
