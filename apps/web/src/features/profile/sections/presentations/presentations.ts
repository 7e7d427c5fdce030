import type { ReactNode } from 'react';
import type { SortOrder } from '../../../../ui/index.ts';
import type { ListProps } from './list-props.ts';
import { NewsList } from './news-list.tsx';
import { ReportYears } from './report-years.tsx';
import { TenderList } from './tender-list.tsx';

/** How a dimension is shown where a plain table is not the best form; what is left out is a table's. */
export interface Presentation {
  /** Draws the records of a page. */
  readonly List?: (props: ListProps) => ReactNode;
  /** The order a section opens in, as long as it is short enough to be sorted. */
  readonly order?: SortOrder;
  /** The field whose values are offered as a choice above the records. */
  readonly choice?: string;
}

const soonestFirst = (key: string): Presentation => ({ order: { key, direction: 'asc' } });

const PRESENTATIONS: Readonly<Record<string, Presentation>> = {
  annual_report: { List: ReportYears },
  administrative_licence: soonestFirst('licence_valid_to'),
  certification_honour: soonestFirst('certificate_expiry_date'),
  tender_bid: { List: TenderList, choice: 'tender_role_of_company' },
  news_opinion: { List: NewsList, choice: 'news_sentiment' },
  hearing_notice: { order: { key: 'hearing_date', direction: 'desc' }, choice: 'hearing_company_role' },
  judgment: { choice: 'company_role' },
  enforcement: { choice: 'enforcement_status' },
  case_filing: { choice: 'filing_status' },
  court_announcement: { choice: 'announcement_type' },
  administrative_penalty: { choice: 'penalty_severity' },
  serious_violation_blacklist: { choice: 'blacklist_type' },
  equity_pledge: { choice: 'pledge_status' },
  chattel_mortgage: { choice: 'chattel_status' },
  asset_freeze_auction: { choice: 'freeze_record_type' },
  patent: { choice: 'patent_type' },
};

const PLAIN: Presentation = {};

export const findPresentation = (dimension: string): Presentation => PRESENTATIONS[dimension] ?? PLAIN;
