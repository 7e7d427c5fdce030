import {
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BellOutlined,
  DesktopOutlined,
  FundOutlined,
  HomeOutlined,
  ProfileOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  SettingOutlined,
  TeamOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

const ICONS: Readonly<Record<string, ReactNode>> = {
  ApartmentOutlined: <ApartmentOutlined />,
  AuditOutlined: <AuditOutlined />,
  BellOutlined: <BellOutlined />,
  DesktopOutlined: <DesktopOutlined />,
  FundOutlined: <FundOutlined />,
  HomeOutlined: <HomeOutlined />,
  ProfileOutlined: <ProfileOutlined />,
  SafetyCertificateOutlined: <SafetyCertificateOutlined />,
  SearchOutlined: <SearchOutlined />,
  SettingOutlined: <SettingOutlined />,
  TeamOutlined: <TeamOutlined />,
  UploadOutlined: <UploadOutlined />,
};

/** The icon that a menu entry names; a plain one for a name that is not known. */
export const MenuIcon = ({ name }: { readonly name: string }) => ICONS[name] ?? <AppstoreOutlined />;
