import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { OperatorError } from '@mingjian/database/launcher';

export interface WaitingServer {
  /** Shown to whoever looks meanwhile. */
  tell(line: string): void;
  /** Gives the port to the real server. */
  close(): Promise<void>;
}

/**
 * Holds the port while the product is being prepared (a first start takes minutes): `/api/health` answers 503
 * with `starting`, everything else a page that gives way to the product. A port that cannot be had stops the start at once.
 */
export const startWaitingServer = async (host: string, port: number): Promise<WaitingServer> => {
  let line = '';
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) answerStarting(response);
    else answerPage(response, line);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusePort(host, port, error)));
    server.listen(port, host, resolve);
  });
  return {
    tell: (text) => (line = text),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Between this server and the real one nobody listens for a moment: only an answer renews the page. */
const SCRIPT = `setInterval(() => fetch('/api/health').then(() => location.reload(), () => undefined), 2000);`;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
    "connect-src 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'retry-after': '2',
  connection: 'close',
};

const answerStarting = (response: ServerResponse): void => {
  response.writeHead(503, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ code: '0', data: { status: 'starting' }, msg: '' }));
};

const answerPage = (response: ServerResponse, line: string): void => {
  response.writeHead(503, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mingjian 明鉴</title>
<body style="font:16px/1.6 system-ui,sans-serif;margin:20vh auto;max-width:32em;padding:0 1em;color:#1c2733">
<h1 style="font-size:1.4em">Mingjian is being prepared <span lang="zh-CN">明鉴正在准备</span></h1>
<p>This page opens by itself. <span lang="zh-CN">准备完成后将自动打开。</span></p>
<p style="color:#566573">${escape(line)}</p><script>${SCRIPT}</script></body></html>`);
};

const escape = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);

const refusePort = (host: string, port: number, error: NodeJS.ErrnoException): OperatorError => {
  const place = `port ${port} of ${host}`;
  if (error.code === 'EADDRINUSE') {
    return new OperatorError(
      `Another program already listens on ${place}. Stop it, or set PORT to a free port.`,
    );
  }
  if (error.code === 'EACCES') {
    return new OperatorError(`Listening on ${place} is not permitted. Set PORT to a port above 1023.`);
  }
  return new OperatorError(`Mingjian cannot listen on ${place} (${error.code}). Check HOST and PORT.`);
};
