import type { FastifyRequest } from 'fastify';

/** IP address of the caller; empty for one who was gone before anybody asked: the socket has forgotten it then. */
export const addressOf = (request: FastifyRequest): string => {
  const { ip }: { readonly ip?: string } = request;
  return ip ?? '';
};
