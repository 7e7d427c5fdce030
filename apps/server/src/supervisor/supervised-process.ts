import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A process that lived this long has recovered: the next fall starts from the short pause again. */
const HEALTHY_AFTER_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/** What a process tells its supervisor. */
export interface ReadyMessage {
  readonly kind: 'ready';
}

export interface SupervisedProcess {
  /** Settles when the process said it is ready for the first time; fails when it ends before that. */
  readonly ready: Promise<void>;
  /** Of the process that runs now. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

export interface ProcessOptions {
  readonly name: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly report: (line: string) => void;
}

/** Keeps one process running: it is started again when it ends, with growing pauses when it ends at once. */
export const superviseProcess = (options: ProcessOptions): SupervisedProcess => {
  let child: ChildProcess;
  let isStopping = false;
  let wasReady = false;
  let pause = FIRST_PAUSE_MS;
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();

  const start = (): void => {
    const startedAt = Date.now();
    child = startProcess(options, () => {
      wasReady = true;
      resolve();
    });
    child.once('exit', (code, signal) => void restart(startedAt, signal ?? `code ${code}`));
  };
  const restart = async (startedAt: number, how: string): Promise<void> => {
    if (isStopping) return;
    if (!wasReady) {
      reject(new Error(`The ${options.name} ended before it was ready (${how}).`));
      return;
    }
    options.report(`The ${options.name} ended (${how}) and is started again.`);
    if (Date.now() - startedAt > HEALTHY_AFTER_MS) pause = FIRST_PAUSE_MS;
    await sleep(pause, undefined, { ref: false });
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    if (!isStopping) start();
  };
  start();
  return {
    ready,
    pid: () => child.pid,
    stop: async () => {
      isStopping = true;
      await stopProcess(child);
    },
  };
};

/** A session of its own keeps the terminal's Ctrl+C away: the supervisor decides the order of the end. */
const startProcess = (options: ProcessOptions, onReady: () => void): ChildProcess => {
  const child = spawn(process.execPath, [...process.execArgv, options.file], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...options.env },
  });
  child.on('message', (message: ReadyMessage) => {
    if (message.kind === 'ready') onReady();
  });
  return child;
};

const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
};
