import { LANGUAGE_HEADER } from '@mingjian/contract/wire';
import type { Language } from '@mingjian/contract/wire';
import type { FastifyRequest } from 'fastify';

/** The language of the caller's sentences: header `lang`, English unless it says `cn`. */
export const languageOf = (request: FastifyRequest): Language =>
  request.headers[LANGUAGE_HEADER] === 'cn' ? 'cn' : 'en';
