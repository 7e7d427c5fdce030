import type { FastifyInstance } from 'fastify';

/** Every feature's routes. A new feature adds one line. */
export const FEATURES: readonly ((app: FastifyInstance) => void)[] = [];
