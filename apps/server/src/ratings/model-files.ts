import type { FastifyInstance } from 'fastify';
import { findRatingModel, listRatingModels } from '@mingjian/domain/rating-models';

/** Where the model file of a version lies, for ever: it never changes. */
export const modelPath = (version: string): string => `/models/rating-${version}.json`;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves every model that rates or rated: they are published, so that anyone can make a rating again. */
export const registerModelFiles = (app: FastifyInstance): void => {
  for (const { version } of listRatingModels()) {
    const text = JSON.stringify(findRatingModel(version)?.file);
    app.get(modelPath(version), (_, reply) =>
      reply
        .header('cache-control', IMMUTABLE)
        .header('content-type', 'application/json; charset=utf-8')
        .send(text),
    );
  }
};
