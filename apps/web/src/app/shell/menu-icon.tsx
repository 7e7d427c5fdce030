import {
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BellOutlined,
  ControlOutlined,
  DesktopOutlined,
  ExclamationCircleOutlined,
  FileSearchOutlined,
  FundOutlined,
  HomeOutlined,
  IdcardOutlined,
  MenuOutlined,
  NotificationOutlined,
  PieChartOutlined,
  ProfileOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  SolutionOutlined,
  TagsOutlined,
  TeamOutlined,
  UploadOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

const ICONS: Readonly<Record<string, ReactNode>> = {
  ApartmentOutlined: <ApartmentOutlined />,
  AuditOutlined: <AuditOutlined />,
  BankOutlined: <BankOutlined />,
  BellOutlined: <BellOutlined />,
  ControlOutlined: <ControlOutlined />,
  DesktopOutlined: <DesktopOutlined />,
  ExclamationCircleOutlined: <ExclamationCircleOutlined />,
  FileSearchOutlined: <FileSearchOutlined />,
  FundOutlined: <FundOutlined />,
  HomeOutlined: <HomeOutlined />,
  IdcardOutlined: <IdcardOutlined />,
  MenuOutlined: <MenuOutlined />,
  NotificationOutlined: <NotificationOutlined />,
  PieChartOutlined: <PieChartOutlined />,
  ProfileOutlined: <ProfileOutlined />,
  SafetyCertificateOutlined: <SafetyCertificateOutlined />,
  SearchOutlined: <SearchOutlined />,
  SolutionOutlined: <SolutionOutlined />,
  TagsOutlined: <TagsOutlined />,
  TeamOutlined: <TeamOutlined />,
  UploadOutlined: <UploadOutlined />,
  UserOutlined: <UserOutlined />,
};

/** The names that a menu entry may give. */
export const ICON_NAMES: readonly string[] = Object.keys(ICONS);

/** The icon that a menu entry names; a plain one for a name that is not known. */
export const MenuIcon = ({ name }: { readonly name: string }) => ICONS[name] ?? <AppstoreOutlined />;
