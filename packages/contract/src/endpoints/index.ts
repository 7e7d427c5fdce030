import type { Endpoint } from '../wire/index.ts';
import { getRating } from '../ratings/index.ts';

/** Every call of the product. Routes, client types and the OpenAPI document come from here. */
export const ENDPOINTS: readonly Endpoint[] = [getRating];
