import { Popconfirm } from 'antd';
import { Button } from './button.tsx';
import type { DeleteButtonProps } from './delete-button.tsx';

export const ConfirmDelete = ({
  question,
  words,
  keepWords,
  label,
  size = 'normal',
  isBusy,
  onConfirm,
}: DeleteButtonProps) => (
  <Popconfirm title={question} okText={words} cancelText={keepWords} onConfirm={onConfirm}>
    <Button kind="quiet" size={size} aria-label={label} isBusy={isBusy}>
      {words}
    </Button>
  </Popconfirm>
);
