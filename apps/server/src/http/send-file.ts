import type { FastifyReply } from 'fastify';

/** RFC 5987: what `encodeURIComponent` leaves as it is and a header may not hold. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Sends a file as the specification says: an octet-stream that passes through unchanged, under its own name. */
export const sendFile = async (reply: FastifyReply, file: File): Promise<FastifyReply> =>
  reply
    .code(200)
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeName(file.name)}`)
    .send(Buffer.from(await file.arrayBuffer()));
