import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTexts } from '../i18n/index.ts';
import { TextField } from './field.tsx';
import { useForm } from './use-form.ts';

const SCHEMA = z.object({
  username: z.string().min(1, 'username-required'),
  password: z.string().min(1, 'password-required'),
});

const Form = () => {
  const form = useForm({
    schema: SCHEMA,
    initial: { username: '', password: '' },
    submit: () => Promise.resolve(),
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {(['username', 'password'] as const).map((name) => (
        <TextField
          key={name}
          label={name}
          name={name}
          value={form.values[name]}
          fault={form.faultOf(name)}
          onChange={(event) => form.set(name, event.target.value)}
        />
      ))}
      <button type="submit">send</button>
    </form>
  );
};

beforeAll(startTexts);
afterEach(cleanup);

it('puts the focus into the first field that does not fit, with its sentence', () => {
  render(<Form />);
  fireEvent.click(screen.getByText('send'));
  expect(document.activeElement).toBe(screen.getByLabelText('username'));
  fireEvent.change(screen.getByLabelText('username'), { target: { value: 'analyst' } });
  fireEvent.click(screen.getByText('send'));
  expect(document.activeElement).toBe(screen.getByLabelText('password'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
