import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

interface Look {
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly size?: 'small' | 'normal' | 'large';
  readonly children: ReactNode;
}

const classOf = ({ kind = 'plain', size = 'normal' }: Omit<Look, 'children'>): string =>
  [styles['button'], styles[kind], size === 'normal' ? '' : styles[size]].join(' ');

/** A button without antd, for the public pages and the states. */
export const Button = ({
  kind = 'plain',
  size = 'normal',
  isBusy = false,
  children,
  ...rest
}: Look & { readonly isBusy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    {...rest}
    className={classOf({ kind, size })}
    aria-busy={isBusy || undefined}
    disabled={isBusy || rest.disabled}
  >
    {isBusy && <span className={styles['spinner']} aria-hidden />}
    {children}
  </button>
);

/** A link that looks like a button. */
export const ButtonLink = ({
  to,
  kind = 'plain',
  size = 'normal',
  children,
}: Look & { readonly to: string }) => (
  <Link to={to} className={classOf({ kind, size })}>
    {children}
  </Link>
);
