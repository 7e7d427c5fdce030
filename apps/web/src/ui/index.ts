/** The kit of the screens behind the login. Public pages import single files, so that antd stays out of them. */
export * from './button.tsx';
export * from './class-badge.tsx';
export * from './company-name.tsx';
export * from './company-status.tsx';
export * from './data-table.tsx';
export * from './facts.tsx';
export * from './field.tsx';
export * from './figure.tsx';
export * from './format.ts';
export { HintCard } from './hint-card.tsx';
export * from './page.tsx';
export * from './provenance.tsx';
export * from './section.tsx';
export * from './statement-cells.tsx';
export * from './states.tsx';
export * from './synthetic-mark.tsx';
export { showToast } from './toasts.ts';
