import { describe, expect, it } from 'vitest';
import { findPasswordProblem } from './password.policy.ts';

const owner = {
  role: 'talent' as const,
  email: 'ana.tan@brightworks.example',
  phoneNum: '6591234567',
  firstName: 'Ana',
  lastName: 'Tan',
};
const problemOf = (password: string, who: Parameters<typeof findPasswordProblem>[1] = owner) =>
  findPasswordProblem(password, who)?.problem;

describe('a password', () => {
  it.each([
    ['Password1', 'passwordCommon'],
    ['P@ssw0rd', 'passwordCommon'],
    ['p4$$w0rd!!', 'passwordCommon'],
    ['Welcome2026!', 'passwordCommon'],
    ['iloveyou', 'passwordCommon'],
    ['!!letmein!!', 'passwordCommon'],
    ['trustno1', 'passwordCommon'],
    ['sunshine99', 'passwordCommon'],
    ['Fenerbahce1907', 'passwordCommon'],
    ['contraseña1', 'passwordCommon'],
    ['minhasenha', 'passwordCommon'],
    ['bismillah123', 'passwordCommon'],
    ['woaini1314', 'passwordCommon'],
    ['babymonkey', 'passwordCommon'],
    ['charlie1', 'passwordCommon'],
    ['パスワード123', 'passwordCommon'],
    ['我的密码2026', 'passwordCommon'],
    ['كلمة السر1', 'passwordCommon'],
    ['12345678', 'passwordRun'],
    ['987654321', 'passwordRun'],
    ['qwerty123', 'passwordRun'],
    ['1qaz2wsx', 'passwordRun'],
    ['asdfghjkl', 'passwordRun'],
    ['q1w2e3r4', 'passwordRun'],
    ['a1b2c3d4', 'passwordRun'],
    ['abcd1234', 'passwordRun'],
    ['aaaaaaaaaa', 'passwordRun'],
    ['abcabcabcabc', 'passwordRun'],
    ['aa123456', 'passwordRun'],
    ['19870512', 'passwordDigits'],
    ['ana.tan@brightworks.example', 'passwordPersonal'],
    ['AnaTan1990', 'passwordPersonal'],
    ['brightworks1', 'passwordPersonal'],
    ['parley2026', 'passwordPersonal'],
    ['P4rl3y!!', 'passwordPersonal'],
    ['91234567!', 'passwordPersonal'],
  ])('SAFE-04 such as %s is refused, and why is said', (password, problem) => {
    expect(problemOf(password)).toBe(problem);
  });

  it.each([
    'correct horse battery',
    'a sentence nobody else would say',
    'vT9#kq2L',
    'xk82-mango-lamp',
    'Ana likes the old bridge at dawn',
    '東京の朝は静かです',
    'kafe-otobus-deniz',
    '40183759261047',
  ])('SAFE-04 such as %s is good', (password) => {
    expect(problemOf(password)).toBeUndefined();
  });

  it('SAFE-04 OPS-01 of an operator has twelve characters', () => {
    const operator = { ...owner, role: 'operator' as const };
    expect(findPasswordProblem('vT9#kq2Lmw8', operator)).toEqual({
      field: 'password',
      problem: 'tooShort',
      values: { min: 12 },
    });
    expect(problemOf('vT9#kq2Lmw8x', operator)).toBeUndefined();
  });

  it('SAFE-04 SAFE-06 is judged in a moment, however long', () => {
    const texts = ['a'.repeat(128), 'ab'.repeat(64), `${'pass'.repeat(32)}!`, 'ー'.repeat(128)];
    // Time of this thread, and the least of three: neither a busy machine nor a full heap changes anything.
    const times = [1, 2, 3].map(() => {
      const before = process.threadCpuUsage();
      for (const text of texts) problemOf(text);
      return process.threadCpuUsage(before).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
