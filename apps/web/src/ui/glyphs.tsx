import type { ReactNode } from 'react';

/** Line icons of the pages that do without antd's. */
const Glyph = ({ children, size = 16 }: { readonly children: ReactNode; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {children}
  </svg>
);

export const EyeIcon = () => (
  <Glyph>
    <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Glyph>
);

export const EyeClosedIcon = () => (
  <Glyph>
    <path d="M3 3l18 18M10.6 5.1A10.6 10.6 0 0 1 12 5c6.4 0 10 7 10 7a17 17 0 0 1-3.3 4M6.2 6.4C3.5 8.3 2 12 2 12s3.6 7 10 7c1.7 0 3.2-.5 4.5-1.2" />
  </Glyph>
);

export const SunIcon = () => (
  <Glyph>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </Glyph>
);

export const MoonIcon = () => (
  <Glyph>
    <path d="M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7Z" />
  </Glyph>
);

export const CheckIcon = () => (
  <Glyph>
    <path d="M4.5 12.5l5 5L19.5 7" />
  </Glyph>
);

export const WarningIcon = () => (
  <Glyph>
    <path d="M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17.2v.1" />
  </Glyph>
);

export const CloseIcon = () => (
  <Glyph size={14}>
    <path d="M5 5l14 14M19 5 5 19" />
  </Glyph>
);
