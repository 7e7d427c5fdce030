import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { superviseProcess } from './supervised-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'mingjian-supervisor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const closedFile = join(folder, 'closed');
const startedFile = join(folder, 'started');
const start = (env: Record<string, string>) => {
  const lines: string[] = [];
  const service = superviseProcess({
    name: 'service',
    file: join(import.meta.dirname, 'fixtures/service.ts'),
    env: { CLOSED_FILE: closedFile, STARTED_FILE: startedFile, ...env },
    report: (line) => lines.push(line),
  });
  return { service, lines };
};

/** The service writes its number once it listens for its end. */
const isListening = (pid: number | undefined): boolean =>
  existsSync(startedFile) && readFileSync(startedFile, 'utf8') === String(pid);

const isAlive = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};

test(
  'a killed process is started again, and stopped in good order at the end',
  { timeout: 15_000 },
  async () => {
    const { service, lines } = start({});
    await service.ready;
    const first = service.pid();
    await expect.poll(() => isListening(first)).toBe(true);
    process.kill(first ?? 0, 'SIGKILL');
    const hasChanged = (): boolean => service.pid() !== first && isListening(service.pid());
    await expect.poll(hasChanged, { timeout: 10_000 }).toBe(true);
    expect(lines).toEqual(['The service ended (SIGKILL) and is started again.']);

    const second = service.pid();
    await service.stop();
    expect(isAlive(second)).toBe(false);
    expect(existsSync(closedFile) && readFileSync(closedFile, 'utf8')).toBe('closed in good order');
  },
);

test('a process that cannot start at all is not tried for ever', async () => {
  const { service, lines } = start({ ENDS_AT_ONCE: '1' });
  await expect(service.ready).rejects.toThrow('The service ended before it was ready (code 1).');
  expect(lines).toEqual([]);
  await service.stop();
});
