import { getOwnProfile } from '@mingjian/contract/my-account';
import type { OwnProfile } from '@mingjian/contract/my-account';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Facts, Loading, Section, formatMoment } from '../../../ui/index.ts';
import { useRoleTitle } from '../../../ui/use-role-title.ts';
import { ProfileForm } from './profile-form.tsx';

/** What only an administrator decides about the account. */
const Given = ({ profile }: { readonly profile: OwnProfile }) => {
  const { t } = useTranslation('my-account');
  const titleOf = useRoleTitle();
  const role = titleOf({ title: profile.roleTitle, titleCn: profile.roleTitleCn });
  const facts = [
    ['realName', profile.realName],
    ['organisation', profile.organisationName],
    ['role', role],
    ['type', t(`type_${profile.type}`)],
    ['expires', profile.expiresOn ?? t('noEnd')],
    ['since', formatMoment(profile.createdAt)],
  ] as const;
  return (
    <Section title={t('given')} note={t('givenNote')}>
      <Facts facts={facts.map(([key, value]) => ({ key, label: t(key), value }))} />
    </Section>
  );
};

export const ProfilePart = ({ onSaved }: { readonly onSaved: () => void }) => {
  const { t } = useTranslation('my-account');
  const { data, error, refetch } = useCall(getOwnProfile, {}, { staleMs: 0 });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading rows={8} />;
  return (
    <>
      <Section title={t('profile')}>
        <ProfileForm profile={data} onSaved={onSaved} />
      </Section>
      <Given profile={data} />
    </>
  );
};
