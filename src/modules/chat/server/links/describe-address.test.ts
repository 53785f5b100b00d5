import { expect, it } from 'vitest';
import { describeAddress } from './describe-address.ts';

it.each([
  ['https://harbour.example/jobs?id=7', 'harbour.example', []],
  ['https://zoom.us/j/93', 'zoom.us', []],
  ['http://harbour.example', 'harbour.example', ['insecure']],
  ['https://zoom.us@evil.example/j/93', 'evil.example', ['userinfo']],
  ['https://zoom.us.evil.com/j/93', 'zoom.us.evil.com', ['borrowed']],
  ['https://login-google-com.net/', 'login-google-com.net', ['borrowed']],
  ['https://parley-pay.com/x', 'parley-pay.com', ['borrowed']],
  ['https://bit.ly/3x', 'bit.ly', ['short']],
  ['https://203.0.113.7/a', '203.0.113.7', ['number']],
  ['https://harbour.example/setup.exe', 'harbour.example', ['file']],
  ['https://www.google.com/url?q=https://evil.example/', 'www.google.com', ['onward']],
  ['https://harbour.com/in?next=https://www.harbour.com/a', 'harbour.com', []],
])('CHAT-08 %s leads to %s and has the hints %j', (address, host, hints) => {
  expect(describeAddress(address)).toMatchObject({ host, hints });
});

it('CHAT-08 letters of another alphabet are shown as what they are, with the name they imitate', () => {
  expect(describeAddress('https://gооgle.com/a')).toMatchObject({
    host: 'xn--ggle-55da.com',
    shown: 'gооgle.com',
    taken_for: 'google.com',
    hints: ['letters'],
  });
  expect(describeAddress('https://例え.jp/')).toMatchObject({
    host: 'xn--r8jz45g.jp',
    shown: '例え.jp',
    taken_for: null,
  });
});

it('CHAT-08 only addresses of the web are described', () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'harbour.example', '//x.example', 'https://'])
    expect(describeAddress(address)).toBeUndefined();
});
