import { Popconfirm } from 'antd';
import { useId, useState } from 'react';
import { Button } from './button.tsx';
import type { DeleteButtonProps } from './delete-button.tsx';
import { useOpener } from './use-opener.ts';

export const ConfirmDelete = ({
  question,
  words,
  keepWords,
  label,
  size = 'normal',
  isBusy,
  onConfirm,
}: DeleteButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useOpener(!isOpen);
  const keepId = useId();
  return (
    <Popconfirm
      title={question}
      okText={words}
      cancelText={keepWords}
      cancelButtonProps={{ id: keepId }}
      open={isOpen}
      onOpenChange={(next) => {
        if (next) opener.keep();
        setIsOpen(next);
      }}
      // The question stands at the end of the page: without this no keyboard comes to it from here.
      afterOpenChange={(isShown) => isShown && document.getElementById(keepId)?.focus()}
      onConfirm={onConfirm}
    >
      <Button kind="quiet" size={size} aria-label={label} isBusy={isBusy}>
        {words}
      </Button>
    </Popconfirm>
  );
};
