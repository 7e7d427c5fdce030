import { expect, test } from './support/test.ts';

test('a visitor asks for a demo', async ({ page }) => {
  await page.goto('/dashboard#demo');
  await page.getByLabel('Company', { exact: true }).fill('Example Trading');
  await page.getByLabel('Contact name').fill('Lin Example');
  await page.getByLabel('Phone').fill('+86 21 5555 0100');
  await page.getByLabel('Email').fill('lin@example.com');
  await page.getByLabel('Message').fill('Please show us the rating.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Thank you, your request has been received.')).toBeVisible();
});

test('every rule of the form has its sentence', async ({ page }) => {
  await page.goto('/dashboard#demo');
  const send = page.getByRole('button', { name: 'Send the request' });
  await send.click();
  for (const sentence of ['Company', 'Contact name', 'Phone', 'Email', 'Message'])
    await expect(page.getByText(`${sentence} is required`)).toBeVisible();

  await page.getByLabel('Company', { exact: true }).fill('x'.repeat(201));
  await expect(page.getByText('length cannot exceed 200 characters')).toBeVisible();
  await page.getByLabel('Contact name').fill('x'.repeat(51));
  await expect(page.getByText('length cannot exceed 50 characters')).toBeVisible();
  await page.getByLabel('Phone').fill('12');
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await page.getByLabel('Email').fill('nobody');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();

  await page.getByLabel('Company', { exact: true }).fill('x'.repeat(200));
  await expect(page.getByText('length cannot exceed 200 characters')).toBeHidden();
});
