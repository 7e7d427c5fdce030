import type { FastifyInstance } from 'fastify';

// antd writes its styles at run time, hence 'unsafe-inline' for styles; scripts come from our own files only.
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

const ONE_YEAR_S = 31_536_000;

/** Strict transport security only where the public address is https. */
export const makeSecurityHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  ...(publicUrl?.startsWith('https://') ? { 'strict-transport-security': `max-age=${ONE_YEAR_S}` } : {}),
});

/** Puts the security headers on every answer. */
export const addSecurityHeaders = (app: FastifyInstance, publicUrl: string | undefined): void => {
  const headers = makeSecurityHeaders(publicUrl);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
};
