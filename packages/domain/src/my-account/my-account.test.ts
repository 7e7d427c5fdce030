import { expect, it } from 'vitest';
import { describeDevice, readMobile } from './index.ts';

it.each([
  ['138 0000 0000', '13800000000'],
  ['+86 138-0000-0000', '+8613800000000'],
  ['(020) 8888.8888', '02088888888'],
  ['12345', null],
  ['1234567890123456', null],
  ['1380000000o', null],
  ['138+0000000', null],
  ['', null],
])('reads the mobile number %j as %j', (text, mobile) => {
  expect(readMobile(text)).toBe(mobile);
});

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
    'Edge',
    'Windows',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 15_1) ${WEBKIT} Version/18.1 Safari/605.1`, 'Safari', 'macOS'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Mobile MicroMessenger/8.0`,
    'WeChat',
    'iOS',
  ],
  [
    `${MOZILLA} (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  ['curl/8.9.1', null, null],
  ['', null, null],
])('tells the device of %s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});
