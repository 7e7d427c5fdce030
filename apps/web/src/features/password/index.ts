export { PasswordDialog } from './password-dialog.tsx';
export { PasswordSection } from './password-section.tsx';
