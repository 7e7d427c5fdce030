import { NoticeFormSchema, editNotice, listNotices, listPublishedNotices } from '@mingjian/contract/notices';
import type { NamedTarget, PublishedNotice } from '@mingjian/contract/notices';
import { RULE_SENTENCES, SCREEN_SENTENCES, listInputFaults } from '@mingjian/contract/wire';
import type { NoticeKind } from '@mingjian/domain/notices';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { useChange } from '../../../api/queries.ts';
import { usePick } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { countAnew } from '../count-anew.ts';

/** The value of a field of local date and time, which knows no zone. */
const toLocal = (iso: string | null): string => {
  if (iso === null) return '';
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const toInstant = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());

type TextName = 'titleEn' | 'titleCn' | 'contentsEn' | 'contentsCn' | 'beginsAt' | 'endsAt';
export type NoticeValues = Readonly<Record<TextName, string>> & { readonly kind: NoticeKind };

const valuesOf = (notice: PublishedNotice | null): NoticeValues => ({
  kind: notice?.kind ?? 'system',
  titleEn: notice?.title.en ?? '',
  titleCn: notice?.title.cn ?? '',
  contentsEn: notice?.contents.en ?? '',
  contentsCn: notice?.contents.cn ?? '',
  beginsAt: toLocal(notice?.beginsAt ?? null),
  endsAt: toLocal(notice?.endsAt ?? null),
});

/** The values of a notice, checked by the schema of the call, and the sending. */
export const useNoticeForm = (notice: PublishedNotice | null, onDone: () => void) => {
  const pick = usePick();
  const [values, setValues] = useState(() => valuesOf(notice));
  const [audience, setAudience] = useState<readonly NamedTarget[]>(notice?.audience ?? []);
  const [isChecked, setIsChecked] = useState(false);
  const edit = useChange(editNotice, [listPublishedNotices, listNotices]);
  const input = {
    ...(notice ? { id: notice.noticeId } : {}),
    ...values,
    beginsAt: toInstant(values.beginsAt),
    endsAt: toInstant(values.endsAt),
    audience: audience.map(({ kind, targetId }) => ({ kind, targetId })),
  };
  const parsed = NoticeFormSchema.safeParse(input, { reportInput: true });
  const faults = parsed.success ? [] : listInputFaults(parsed.error);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    const [first] = faults;
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first.field}]`)?.focus();
      return;
    }
    edit.mutate(input, {
      onSuccess: () => {
        showToast('success', SCREEN_SENTENCES['save-succeeded']);
        void countAnew();
        onDone();
      },
    });
  };
  return {
    values,
    set: (changed: Partial<NoticeValues>) => setValues({ ...values, ...changed }),
    audience,
    setAudience,
    faultOf: (name: keyof NoticeValues | 'audience'): string | undefined => {
      const fault = isChecked ? faults.find(({ field }) => field === name) : undefined;
      return fault && pick(RULE_SENTENCES[fault.rule]);
    },
    failure: edit.error ? pick(sentenceOf(edit.error)) : undefined,
    isBusy: edit.isPending,
    onSubmit,
  };
};
