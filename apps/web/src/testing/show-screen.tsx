import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import { queryClient } from '../api/queries.ts';

/** Shows a screen at an address, with everything that the app puts around it; nothing of it is left for the next test. */
export const showScreen = (screen: ReactNode, address = '/') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>{screen}</MemoryRouter>
    </QueryClientProvider>,
  );

afterEach(() => {
  cleanup();
  queryClient.clear();
});
