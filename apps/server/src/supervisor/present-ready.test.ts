import { expect, test } from 'vitest';
import { presentReady } from './present-ready.ts';

test('a demo database names its accounts at every start', () => {
  const accounts = [
    { username: 'admin', realName: 'Platform Administrator' },
    { username: 'trial', realName: 'Demo Trial User' },
  ];
  const text = presentReady('http://127.0.0.1:3000', { isDemo: true, accounts, password: 'secret' }, 2.34);
  expect(text.split('\n')).toEqual([
    '',
    'Mingjian is ready at http://127.0.0.1:3000 (2.3 s).',
    'Synthetic demo market. Accounts, all with the password secret:',
    '  admin  Platform Administrator',
    '  trial  Demo Trial User',
    'Ctrl+C stops it.',
    '',
  ]);
});

test('the first administrator of another database is shown once, later starts show no password', () => {
  const accounts = [{ username: 'admin', realName: 'Administrator' }];
  const first = presentReady('http://x', { isDemo: false, accounts, password: 'random' }, 1);
  expect(first).toContain('  admin  random');
  const later = presentReady('http://x', { isDemo: false, accounts: [], password: undefined }, 1);
  expect(later.split('\n')).toEqual(['', 'Mingjian is ready at http://x (1.0 s).', 'Ctrl+C stops it.', '']);
});
