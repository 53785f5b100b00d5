import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError, createClient, type Envelope, type Input, toWire } from './client.ts';
import { endpoint } from './contract.ts';

describe('a call on the wire', () => {
  it('fills the path and sends the rest of a read as a query', () => {
    expect(toWire('GET /jobs/:id/notes', { id: 7, page: 2, q: 'a b&c' })).toEqual({
      method: 'GET',
      path: '/jobs/7/notes?page=2&q=a+b%26c',
    });
    expect(toWire('DELETE /jobs/:id', { id: 7, reason: 'old' })).toEqual({
      method: 'DELETE',
      path: '/jobs/7?reason=old',
    });
    expect(toWire('GET /jobs', {})).toEqual({ method: 'GET', path: '/jobs' });
  });

  it('keeps a value inside its path segment whatever it holds', () => {
    expect(toWire('GET /pages/:page', { page: '../a/b?c#d' }).path).toBe('/pages/..%2Fa%2Fb%3Fc%23d');
  });

  it('writes lists the way the server reads them and leaves out what is not given', () => {
    const { path } = toWire('GET /jobs', { location: [3, 1], none: undefined, nothing: null, zero: 0, no: false });
    expect(path).toBe('/jobs?location%5B0%5D=3&location%5B1%5D=1&zero=0&no=false');
  });

  it('sends the rest of a write as a body and leaves the caller’s input alone', () => {
    const input = { id: 7, title: 'x', tags: [1, 2] };
    expect(toWire('PUT /jobs/:id', input)).toEqual({
      method: 'PUT',
      path: '/jobs/7',
      body: '{"title":"x","tags":[1,2]}',
    });
    expect(input).toEqual({ id: 7, title: 'x', tags: [1, 2] });
    expect(toWire('POST /jobs', {}).body).toBe('{}');
  });
});

describe('the client', () => {
  const contract = {
    'GET /jobs/:id': endpoint({
      summary: 'A job',
      access: 'anyone',
      input: z.object({ id: z.number() }),
      answer: z.object({ title: z.string() }),
      errors: [],
    }),
  };
  const clientOf = (status: number, envelope: Envelope, seen: [string, Input][] = []) =>
    createClient<typeof contract>(async (key, input) => {
      seen.push([key, input]);
      return { status, envelope, requestId: 'request-1' };
    });

  it('asks by key and hands out the data of a success', async () => {
    const seen: [string, Input][] = [];
    const api = clientOf(200, { code: 0, message: 'success', data: { title: 'Cook' } }, seen);
    expect(await api('GET /jobs/:id', { id: 1 })).toEqual({ title: 'Cook' });
    expect(seen).toEqual([['GET /jobs/:id', { id: 1 }]]);
  });

  it('ERR-01 throws a refusal with code, text, fields and request id', async () => {
    const api = clientOf(400, { code: 40001, message: 'Please check', data: { fields: { id: 'id is required' } } });
    const error = await api('GET /jobs/:id', { id: 1 }).catch((caught) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 40001,
      status: 400,
      message: 'Please check',
      fields: { id: 'id is required' },
      requestId: 'request-1',
    });
  });

  it('ERR-01 has no fields when the refusal names none', async () => {
    const api = clientOf(404, { code: 40004, message: 'Gone', data: null });
    await expect(api('GET /jobs/:id', { id: 1 })).rejects.toMatchObject({ code: 40004, fields: {} });
  });
});
