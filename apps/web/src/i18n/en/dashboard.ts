export default {
  title: 'Business information and credit analysis of companies in the China market',
} as const;
