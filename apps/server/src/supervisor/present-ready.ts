import type { Logins } from './prepare-content.ts';

/** What the terminal shows when everything answers. */
export const presentReady = (url: string, logins: Logins, seconds: number): string =>
  [
    '',
    `Mingjian is ready at ${url} (${seconds.toFixed(1)} s).`,
    ...presentLogins(logins),
    'Ctrl+C stops it.',
    '',
  ].join('\n');

const presentLogins = ({ isDemo, accounts, password }: Logins): readonly string[] => {
  if (password === undefined) return [];
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const lines = accounts.map(({ username, realName }) => `  ${username.padEnd(width)}  ${realName}`);
  return isDemo
    ? [`Synthetic demo market. Accounts, all with the password ${password}:`, ...lines]
    : [
        'The first administrator; this password is shown only now and is to be changed at the first login:',
        `  ${accounts[0]?.username ?? ''}  ${password}`,
      ];
};
