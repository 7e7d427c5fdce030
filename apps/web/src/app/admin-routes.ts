import type { RouteObject } from 'react-router';

/**
 * The screens of administrators: they exist for an account whose isAdmin is '1' and whose menu list names the key. One
 * line each: path, then lazy: screen(...), then middleware: [requireAdministrator('the.right')].
 */
export const ADMIN_ROUTES: RouteObject[] = [];
