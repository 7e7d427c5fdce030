import type { Endpoint, InputOf } from '@mingjian/contract/wire';
import { useState } from 'react';
import { sentenceOf } from '../api/call-failure.ts';
import { callForFile } from '../api/call.ts';
import { saveFile } from '../api/save-file.ts';
import { Button } from './button.tsx';
import { showToast } from './toasts.ts';

export interface DownloadButtonProps<E extends Endpoint> {
  readonly endpoint: E;
  readonly input: InputOf<E>;
  readonly label: string;
}

/** Asks for a file and hands it to the browser; says why when it does not come. */
export const DownloadButton = <E extends Endpoint>({ endpoint, input, label }: DownloadButtonProps<E>) => {
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    setIsBusy(true);
    try {
      saveFile(await callForFile(endpoint, input));
    } catch (error) {
      showToast('error', sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
};
