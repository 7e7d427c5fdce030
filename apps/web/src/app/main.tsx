import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import '../ui/base.css';
import { listenToCalls } from '../api/call.ts';
import { closeSession } from '../api/session/index.ts';
import { loadTexts, startTexts } from '../i18n/index.ts';
import { paintTheme } from '../ui/theme-store.ts';
import { showToast } from '../ui/toasts.ts';
import { LOGIN_PATH } from './public-paths.ts';
import { makeRouter } from './router.tsx';

paintTheme();
await startTexts();
await loadTexts('common', 'shell');

const router = makeRouter();
listenToCalls({
  onWarning: (sentence) => showToast('warning', sentence),
  onSessionEnd: () => {
    closeSession();
    void router.navigate(LOGIN_PATH);
  },
});

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );

// Fonts come after the first paint; until then the system's own letters stand.
void import('../ui/fonts.ts');
