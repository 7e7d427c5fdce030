import { afterAll } from 'vitest';
import { dropTestDatabases } from './make-test-database.ts';

afterAll(dropTestDatabases);
